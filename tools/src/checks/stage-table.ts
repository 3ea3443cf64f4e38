/** One stage of a run; milliseconds since the start of the run. */
export interface StageTime {
  title: string;
  from: number;
  to: number;
}

/** The start and duration of each stage. Stages overlap, so the total is not their sum. */
export function stageTable(stages: readonly StageTime[]): string {
  const rows = stages
    .toSorted((a, b) => a.from - b.from)
    .map(({ title, from, to }) => [title, clock(from), clock(to - from)] as const);
  const total = ['Total', '', clock(Math.max(0, ...stages.map(({ to }) => to)))] as const;
  const width = Math.max(...[...rows, total].map(([title]) => title.length));
  const line = ([title, from, time]: readonly [string, string, string]) =>
    `${title.padEnd(width)}  ${from.padStart(6)}  ${time.padStart(6)}`;

  return [line(['Stage', 'start', 'time']), ...rows.map(line), line(total)].join('\n');
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);

  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
