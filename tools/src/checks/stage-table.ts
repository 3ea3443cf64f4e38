/** One stage of a run; milliseconds since the run began. */
export interface StageTime {
  title: string;
  from: number;
  to: number;
}

/** When each stage began and how long it took. They overlap, so the last row is not their sum. */
export function stageTable(stages: readonly StageTime[]): string {
  const rows = stages
    .toSorted((a, b) => a.from - b.from)
    .map(({ title, from, to }) => [title, clock(from), clock(to - from)] as const);
  const total = ['In all', '', clock(Math.max(0, ...stages.map(({ to }) => to)))] as const;
  const width = Math.max(...[...rows, total].map(([title]) => title.length));
  const line = ([title, from, took]: readonly [string, string, string]) =>
    `${title.padEnd(width)}  ${from.padStart(6)}  ${took.padStart(6)}`;

  return [line(['Stage', 'began', 'took']), ...rows.map(line), line(total)].join('\n');
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);

  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
