import { createHash } from 'node:crypto';
import type { ReleasePointer } from '@freely/federation/registry';
import { isOwnRelease } from '@freely/platform';
import type { PlatformContext } from '../platform-context.ts';

/** A release in the store by its version, whether it was ever live or not. */
export async function versionIn(
  { store }: PlatformContext,
  unit: string,
  version: string,
): Promise<ReleasePointer> {
  const url = `/r/${unit}/${version}/`;
  const manifest = isOwnRelease(unit, { version, url, integrity: null })
    ? await store.read(`${url.slice(1)}release.json`)
    : null;
  if (!manifest) throw new Error(`There is no release ${version} of ${unit}.`);
  const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;

  return { version, url, integrity };
}
