import type { BundledPackage } from '../webpack/packages-plugin.ts';

/** A package that browsers download once for each of several remotes. */
export interface RepeatedDownload {
  readonly name: string;
  /** Remote → the version and the compressed bytes in it. */
  readonly copies: readonly { unit: string; version: string; bytes: number }[];
  /** What somebody who visits all of these remotes downloads too much. */
  readonly wasted: number;
  /** The range by which one copy would do for all; null when their versions do not go together. */
  readonly range: string | null;
}

/** The packages that are in more than one remote, the most wasteful first. */
export function repeatedDownloads(
  bundles: Readonly<Record<string, readonly BundledPackage[]>>,
): RepeatedDownload[] {
  const copies = new Map<string, { unit: string; version: string; bytes: number }[]>();
  for (const [unit, packages] of Object.entries(bundles)) {
    for (const { name, version, bytes } of packages) {
      copies.set(name, [...(copies.get(name) ?? []), { unit, version, bytes }]);
    }
  }

  return [...copies]
    .filter(([, all]) => new Set(all.map(({ unit }) => unit)).size > 1)
    .map(([name, all]) => ({
      name,
      copies: all,
      wasted: sum(all.map(({ bytes }) => bytes)) - Math.max(...all.map(({ bytes }) => bytes)),
      range: rangeOf(all.map(({ version }) => version)),
    }))
    .sort((one, other) => other.wasted - one.wasted);
}

/** `^` of the lowest, when the highest is in it: then every remote can take the highest. */
function rangeOf(versions: readonly string[]): string | null {
  const sorted = versions.toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const [lowest = '', highest = ''] = [sorted[0], sorted.at(-1)];

  return significant(lowest) === significant(highest) ? `^${lowest}` : null;
}

/** The part of a version that a caret range keeps: `1` of 1.2.3, `0.2` of 0.2.3. */
function significant(version: string): string {
  const [major = '', minor = '', patch = ''] = version.split(/[.-]/);
  if (major !== '0') return major;

  return minor === '0' ? `0.0.${patch}` : `0.${minor}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
