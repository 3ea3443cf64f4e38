import type { Failure } from './check.ts';

/** Fits on a screen together with the table of times. */
const MAX_LINES = 10;

/**
 * Describes failures in at most ten lines: what failed, how to run it again, and where screenshot and
 * trace are. Failures that do not fit are counted; their own output is further up.
 */
export function describeFailures(failures: readonly Failure[]): string {
  const lines: string[] = [];
  let described = 0;
  for (const failure of failures) {
    const own = linesOf(failure, described + 1);
    const isLast = described + 1 === failures.length;
    // One line stays free for the count of the others.
    if (lines.length + own.length > MAX_LINES - (isLast ? 0 : 1)) break;
    lines.push(...own);
    described += 1;
  }
  const others = failures.length - described;
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
