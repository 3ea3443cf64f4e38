import { expect, test } from '@jest/globals';
import { stageTable } from './stage-table.ts';

test('stages are sorted by their start; the total ends with the last stage', () => {
  const table = stageTable([
    { title: 'Tests', from: 5_000, to: 125_400 },
    { title: 'Installation', from: 0, to: 5_000 },
    { title: 'Lint', from: 5_000, to: 8_000 },
  ]);

  expect(table.split('\n')).toEqual([
    'Stage          start    time',
    'Installation    0:00    0:05',
    'Tests           0:05    2:00',
    'Lint            0:05    0:03',
    'Total                   2:05',
  ]);
});
