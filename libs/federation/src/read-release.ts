import { Hopeless } from './backoff.ts';
import { pinFiles } from './integrity.ts';
import type { ReleasePointer } from './registry.ts';
import { fitsContract, parseRelease, type Release } from './release.ts';

/** Releases that came with the page, by the address of their folder. */
export type KnownReleases = Readonly<Record<string, Release>>;

/** A release that may be loaded: its manifest was checked, its files are pinned. */
export interface ReadableRelease {
  readonly folder: string;
  readonly entryFile: string;
}

/**
 * Reads the manifest of a release, from the page or from its folder, where the browser compares
 * it with the hash in the registry.
 *
 * @throws Hopeless when the release does not belong in this shell.
 */
export async function readRelease(
  name: string,
  { url, integrity }: ReleasePointer,
  known: KnownReleases,
  origin: string,
): Promise<ReadableRelease> {
  const folder = new URL(url, origin).href;
  // Unpinned releases are those of `npm run dev`: no manifest, an entry by convention.
  if (integrity === null) return { folder, entryFile: 'remoteEntry.js' };

  const release = known[url] ?? (await fetchRelease(folder, integrity));
  if (release.name !== name) throw new Hopeless(`The release is one of ${release.name}.`);
  if (!fitsContract(release.contract)) {
    throw new Hopeless(`The release needs contract ${release.contract}.`);
  }
  pinFiles(folder, release.files);

  return { folder, entryFile: release.entry[0] ?? 'remoteEntry.js' };
}

async function fetchRelease(folder: string, integrity: string): Promise<Release> {
  const answer = await fetch(new URL('release.json', folder), { integrity });
  if (!answer.ok) throw new Error(`release.json answered ${answer.status}.`);

  const release = parseRelease(await answer.json());
  if (!release) throw new Hopeless('release.json is not one.');

  return release;
}
