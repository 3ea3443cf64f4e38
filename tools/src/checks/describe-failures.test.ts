import { expect, test } from '@jest/globals';
import { describeFailures } from './describe-failures.ts';

const failure = (number: number) => ({
  what: `test ${number}`,
  rerun: `npx run ${number}`,
  evidence: [`shot-${number}.png`, `trace-${number}.zip`],
});

test('each failure has a title, a command to run it again, and its evidence', () => {
  expect(describeFailures([failure(1)])).toBe(
    '1. test 1\n   run: npx run 1\n   see: shot-1.png  trace-1.zip',
  );
});

test.each([1, 2, 3, 4, 40])('%i failures take at most ten lines', (count) => {
  const lines = describeFailures(Array.from({ length: count }, (_, at) => failure(at + 1))).split(
    '\n',
  );

  expect(lines.length).toBeLessThanOrEqual(10);
  if (count > 3) expect(lines.at(-1)).toBe(`… and ${count - 3} more: see above`);
});
