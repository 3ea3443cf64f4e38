import { isAtMost, isInRange } from '@freely/federation/version-range';

/**
 * Whether a version lies in a range. Shared modules have caret ranges only, and the runtime itself asks
 * which of two versions is the later one.
 *
 * @param range `^1.2.3` or `<=1.2.3`
 */
export function satisfy(version: string, range: string): boolean {
  return range.startsWith('<=') ? isAtMost(version, range.slice(2)) : isInRange(version, range);
}
