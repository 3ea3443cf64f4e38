import { parseRelease } from '@freely/federation/parse-release';
import type { ReleasePointer } from '@freely/federation/registry';
import type { Release } from '@freely/federation/release';
import {
  asUnit,
  headOf,
  isOwnRelease,
  type PlatformStore,
  RULES_UNIT,
  unitsIn,
} from '@freely/platform';
import { integrityOf } from './hash-file.ts';
import { previewsSince } from './kept-previews.ts';

/** A release as it is kept: its manifest, and its files. */
export interface StoredRelease {
  readonly unit: string;
  readonly pointer: ReleasePointer;
  readonly release: Release;
  /** Null when there is no such file. */
  read(file: string): Promise<Uint8Array | null>;
}

/** A release that browsers get, or may get by a fallback, a rollback or a link. */
export interface LiveRelease extends StoredRelease {
  readonly as: 'active' | 'previous' | 'canary' | 'preview';
}

/** @throws Error that names the manifest, when it is missing or not the pinned one */
export async function readStoredRelease(
  store: PlatformStore,
  unit: string,
  pointer: ReleasePointer,
): Promise<StoredRelease> {
  const read = (file: string) => store.read(pointer.url.slice(1) + file);
  const bytes = await read('release.json');
  const release = bytes && parseRelease(JSON.parse(Buffer.from(bytes).toString()));
  if (!release) throw new Error(`${pointer.url}release.json is not a manifest.`);
  if (pointer.integrity !== null && integrityOf(bytes) !== pointer.integrity) {
    throw new Error(`${pointer.url}release.json is not the manifest that was signed.`);
  }

  return { unit, pointer, release, read };
}

/** The releases of all units that are or may become live. What cannot be read is left out. */
export async function liveReleases(store: PlatformStore): Promise<LiveRelease[]> {
  const units = (await unitsIn(store)).filter((unit) => unit !== RULES_UNIT);
  const previews = [...(await previewsSince(store, Date.now()))].map((each) => each.split('/'));
  const found = await Promise.all(
    units.map(async (unit) => {
      const state = asUnit(await headOf(store, unit))?.state;
      const pointers = [
        ['active', state?.active],
        ['previous', state?.previous],
        ['canary', state?.canary?.release],
        ...previews
          .filter(([of]) => of === unit)
          .map(([, version = '']) => ['preview', unpinned(unit, version)] as const),
      ] as const;

      return Promise.all(
        pointers.map(async ([as, pointer]) =>
          pointer
            ? readStoredRelease(store, unit, pointer).then(
                (stored): LiveRelease => ({ ...stored, as }),
                () => null,
              )
            : null,
        ),
      );
    }),
  );

  return found.flat().filter((release) => release !== null);
}

/**
 * A release by its version, or by what it is at the moment.
 *
 * @throws Error when there is none
 */
export async function findRelease(
  store: PlatformStore,
  unit: string,
  version: string,
): Promise<StoredRelease> {
  const live = (await liveReleases(store)).find(
    (each) => each.unit === unit && (each.as === version || each.pointer.version === version),
  );
  if (live) return live;
  const pointer = unpinned(unit, version);
  if (
    !isOwnRelease(unit, pointer) ||
    (await store.read(`${pointer.url.slice(1)}release.json`)) === null
  ) {
    throw new Error(`There is no release ${unit} ${version}.`);
  }

  return readStoredRelease(store, unit, pointer);
}

function unpinned(unit: string, version: string): ReleasePointer {
  return { version, url: `/r/${unit}/${version}/`, integrity: null };
}
