import { Hopeless } from './backoff.ts';
import { pinFiles } from './integrity.ts';
import type { ReleasePointer } from './registry.ts';
import { fitsContract, type Release } from './release.ts';

/** Manifests by the address of their folder as the registry has it. */
export type KnownReleases = Readonly<Record<string, Release>>;

/** Reads the manifest of a pinned release, each once. */
export type ReadRelease = (pointer: ReleasePointer) => Promise<Release>;

/**
 * @param known what came with the page
 * @param origin of the shell, against which addresses are resolved
 */
export function releaseReader(known: KnownReleases, origin: string): ReadRelease {
  const reads = new Map(
    Object.entries(known).map(([url, release]) => [url, Promise.resolve(release)]),
  );

  return (pointer) => {
    const begun = reads.get(pointer.url);
    if (begun) return begun;

    const read = fetchRelease(new URL(pointer.url, origin).href, pointer.integrity ?? '');
    reads.set(pointer.url, read);
    read.catch(() => reads.delete(pointer.url));

    return read;
  };
}

/** A release that may be loaded: its manifest was checked, its files are pinned. */
export interface ReadableRelease {
  /** Its absolute address, ending in a slash. */
  readonly folder: string;
  readonly entryFile: string;
}

/** @throws Hopeless when the release does not belong in this shell. */
export async function openRelease(
  name: string,
  pointer: ReleasePointer,
  readRelease: ReadRelease,
  origin: string,
): Promise<ReadableRelease> {
  const folder = new URL(pointer.url, origin).href;
  // Unpinned releases are those of `npm run dev`: no manifest, an entry by convention.
  if (pointer.integrity === null) return { folder, entryFile: 'remoteEntry.js' };

  const release = await readRelease(pointer);
  if (release.name !== name) throw new Hopeless(`The release is one of ${release.name}.`);
  if (!fitsContract(release.contract)) {
    throw new Hopeless(`The release needs contract ${release.contract}.`);
  }
  pinFiles(folder, release.files);

  return { folder, entryFile: release.entry[0] ?? 'remoteEntry.js' };
}

/** The browser itself compares the manifest with the hash that the registry pins. */
async function fetchRelease(folder: string, integrity: string): Promise<Release> {
  const [answer, { parseRelease }] = await Promise.all([
    fetch(new URL('release.json', folder), { integrity }),
    // The manifest of the first page comes with it, checked by the server.
    import('./parse-release.ts'),
  ]);
  if (!answer.ok) throw new Error(`release.json answered ${answer.status}.`);

  const release = parseRelease(await answer.json());
  if (!release) throw new Hopeless('release.json is not one.');

  return release;
}
