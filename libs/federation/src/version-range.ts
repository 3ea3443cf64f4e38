/**
 * Whether a version lies in a caret range, by the rules of npm: `^1.2.3` takes 1.2.3 up to below
 * 2.0.0, and `^0.2.3` up to below 0.3.0, because before 1.0.0 every minor may break something.
 *
 * @param version `1.2.3`; what follows a hyphen is not looked at
 * @param range `^1.2.3`
 */
export function isInRange(version: string, range: string): boolean {
  const own = partsOf(version);
  const least = partsOf(range.replace(/^\^/, ''));
  const isSameLine = least[0] > 0 ? own[0] === least[0] : own[0] === 0 && own[1] === least[1];

  return isSameLine && compare(own, least) >= 0;
}

/** Whether a version is not later than another one, by the same rules. */
export function isAtMost(version: string, other: string): boolean {
  return compare(partsOf(version), partsOf(other)) <= 0;
}

type Parts = readonly [major: number, minor: number, patch: number];

function partsOf(version: string): Parts {
  const [major = 0, minor = 0, patch = 0] = (version.split('-')[0] ?? '').split('.').map(Number);

  return [major, minor, patch];
}

function compare(one: Parts, other: Parts): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
