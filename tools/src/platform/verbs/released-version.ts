import type { ReleasePointer } from '@freely/federation/registry';
import { asUnit, historyOf, isOwnRelease, type PlatformStore } from '@freely/platform';
import { integrityOf } from '../hash-file.ts';
import type { PlatformContext } from '../platform-context.ts';

/**
 * A release in the store by its version, whether it was ever live or not.
 *
 * @throws Error when there is none, or its manifest is not the one that was signed when it was live
 */
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
  const integrity = integrityOf(manifest);
  const pinned = await pinnedPointer(store, unit, version);
  if (pinned && pinned.integrity !== integrity) {
    throw new Error(`${url}release.json is not the manifest that was signed.`);
  }
  if (!pinned) {
    console.error(`${unit} ${version} was never live: nobody has signed what the store has of it.`);
  }

  return { version, url, integrity };
}

async function pinnedPointer(
  store: PlatformStore,
  unit: string,
  version: string,
): Promise<ReleasePointer | null> {
  const pointers = (await historyOf(store, unit)).flatMap((logged) => {
    const state = asUnit(logged)?.state;

    return [state?.active, state?.canary?.release];
  });

  return pointers.find((pointer) => pointer?.version === version) ?? null;
}
