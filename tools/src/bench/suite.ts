// A suite measures something and its baseline in one run.

export interface BenchSuite {
  /** The argument of `npm run bench -- <name>`. */
  name: string;
  /** One sentence: what is compared with what. */
  about: string;
  run(context: BenchContext): Promise<BenchTable[]>;
}

export interface BenchContext {
  log(line: string): void;
  /** How long a suite runs that has no end of its own. */
  minutes?: number | undefined;
  /** Registers a clean-up for the end of the run. */
  onEnd(cleanUp: () => Promise<void>): void;
}

export interface BenchTable {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  /** What the numbers mean, or what they leave out. */
  note?: string | undefined;
}

export function formatTable({ title, columns, rows, note }: BenchTable): string {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  return [title, '', ...lines, ...(note ? ['', note] : []), ''].join('\n');
}
