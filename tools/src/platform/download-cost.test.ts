import { expect, test } from '@jest/globals';
import { repeatedDownloads } from './download-cost.ts';

const of = (name: string, version: string, bytes: number) => ({ name, version, bytes });

test('a package in two remotes is named, with what it costs and the range that shares it', () => {
  const found = repeatedDownloads({
    'mfe-admin': [of('lucide-react', '1.75.0', 4_000), of('d3-scale', '4.0.2', 9_000)],
    'mfe-booking': [of('lucide-react', '1.80.1', 6_000)],
  });

  expect(found).toEqual([
    {
      name: 'lucide-react',
      copies: [
        { unit: 'mfe-admin', version: '1.75.0', bytes: 4_000 },
        { unit: 'mfe-booking', version: '1.80.1', bytes: 6_000 },
      ],
      wasted: 4_000,
      range: '^1.75.0',
    },
  ]);
});

test('versions that no range joins have none, and the most wasteful comes first', () => {
  const found = repeatedDownloads({
    a: [of('small', '0.2.0', 10), of('large', '9.1.0', 700)],
    b: [of('small', '0.3.0', 10), of('large', '10.0.0', 800)],
  });

  expect(found.map(({ name, wasted, range }) => [name, wasted, range])).toEqual([
    ['large', 700, null],
    ['small', 10, null],
  ]);
});
