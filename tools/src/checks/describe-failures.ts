import type { Failure } from './check.ts';

/** What fits on a screen beside the table of times. */
const MOST_LINES = 10;

/**
 * What failed, how to run just that, and where screenshot and trace lie, in at most ten lines.
 * Those that do not fit are counted; their own output stands above.
 */
export function describeFailures(failures: readonly Failure[]): string {
  const lines: string[] = [];
  let told = 0;
  for (const failure of failures) {
    const own = linesOf(failure, told + 1);
    const isLast = told + 1 === failures.length;
    // One line stays free for the count of the others.
    if (lines.length + own.length > MOST_LINES - (isLast ? 0 : 1)) break;
    lines.push(...own);
    told += 1;
  }
  const others = failures.length - told;
  if (others > 0) lines.push(`… and ${others} more: see above`);

  return lines.join('\n');
}

function linesOf({ what, rerun, evidence }: Failure, number: number): string[] {
  return [
    `${number}. ${what}`,
    ...(rerun ? [`   run: ${rerun}`] : []),
    ...(evidence.length > 0 ? [`   see: ${evidence.join('  ')}`] : []),
  ];
}
