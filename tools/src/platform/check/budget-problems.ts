import type { RemoteFile } from '../../webpack/remote-file.ts';
import type { DownloadSizes } from './download-sizes.ts';
import type { CheckResult } from './problem.ts';

/** As `remote.json` has it. */
export type Budget = NonNullable<RemoteFile['budget']>;

/** Growth below this share of the active release is not worth a line. */
const NOTEWORTHY = 0.02;

/** The bytes that a release makes people download, beside its budget and the active release. */
export function compareSizes(
  sizes: DownloadSizes,
  budget: Budget | null,
  active: DownloadSizes | null,
): CheckResult {
  const over = (what: string, bytes: number, limit: number | undefined) =>
    limit !== undefined && bytes > limit * 1_000
      ? [
          {
            beside: 'its budget',
            problem: `${what} is ${kilobytes(bytes)}, and the budget is ${limit} KB.`,
            mend: 'Load less at first, or raise the budget in remote.json with a reason in the commit.',
          },
        ]
      : [];

  return {
    problems: [
      ...over('The entry', sizes.entry, budget?.entry),
      ...Object.entries(sizes.routes).flatMap(([path, bytes]) => over(path, bytes, budget?.page)),
    ],
    notes: active
      ? [
          ...growth('The entry', sizes.entry, active.entry),
          ...Object.entries(sizes.routes).flatMap(([path, bytes]) =>
            growth(path, bytes, active.routes[path]),
          ),
        ]
      : [],
  };
}

function growth(what: string, bytes: number, before: number | undefined): string[] {
  if (!before || bytes - before < before * NOTEWORTHY) return [];

  return [`${what} grows from ${kilobytes(before)} to ${kilobytes(bytes)}.`];
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}
