import type { ReleasePointer } from '@freely/federation/registry';

/** Letters, digits, dots, hyphens; never two dots, which would lead out of the folder. */
const SAFE_VERSION = /^\w(?:[\w-]|\.(?!\.))*$/;

/**
 * Whether a pointer leads to where the store keeps releases of this unit. Records and links may name
 * nothing else: neither the folder of another unit, nor a file beside releases, nor another origin.
 */
export function isOwnRelease(unit: string, { version, url }: ReleasePointer): boolean {
  return SAFE_VERSION.test(version) && url === `/r/${unit}/${version}/`;
}
