import { requireFit, type ShellOffer } from './compatibility.ts';
import { pinFiles } from './integrity.ts';
import type { ReleasePointer } from './registry.ts';
import type { Release } from './release.ts';
import { NonRetryableError } from './retry.ts';

/** Manifests by the URL of their folder, as written in the registry. */
export type KnownReleases = Readonly<Record<string, Release>>;

/** Reads the manifest of a pinned release. Each is read once. */
export type ReadRelease = (pointer: ReleasePointer) => Promise<Release>;

/**
 * @param known the manifests that the server wrote into the page
 * @param origin of the shell, against which URLs are resolved
 */
export function releaseReader(known: KnownReleases, origin: string): ReadRelease {
  const reads = new Map(
    Object.entries(known).map(([url, release]) => [url, Promise.resolve(release)]),
  );

  return (pointer) => {
    const existing = reads.get(pointer.url);
    if (existing) return existing;

    const read = fetchRelease(new URL(pointer.url, origin).href, pointer.integrity ?? '');
    reads.set(pointer.url, read);
    read.catch(() => reads.delete(pointer.url));

    return read;
  };
}

/** A release that may be loaded: its manifest is checked and its files are pinned. */
export interface ReadableRelease {
  /** Its absolute URL, ending in a slash. */
  readonly folder: string;
  readonly entryFile: string;
}

/**
 * @param offer what the shell shares
 * @throws NonRetryableError if the release is of another remote, or does not run in this shell
 */
export async function openRelease(
  name: string,
  pointer: ReleasePointer,
  readRelease: ReadRelease,
  origin: string,
  offer: ShellOffer,
): Promise<ReadableRelease> {
  const folder = new URL(pointer.url, origin).href;
  // Unpinned releases exist only in `npm run dev`: no manifest, and a fixed name for the entry.
  if (pointer.integrity === null) return { folder, entryFile: 'remoteEntry.js' };

  const release = await readRelease(pointer);
  if (release.name !== name) throw new NonRetryableError(`The release belongs to ${release.name}.`);
  await requireFit(release, offer, name);
  pinFiles(folder, release.files);

  return { folder, entryFile: release.entry[0] ?? 'remoteEntry.js' };
}

/** The browser checks the manifest against the hash in the registry. */
async function fetchRelease(folder: string, integrity: string): Promise<Release> {
  const [response, { parseRelease }] = await Promise.all([
    fetch(new URL('release.json', folder), { integrity }),
    // Lazy, because the server has already checked the manifest of the first page.
    import('./parse-release.ts'),
  ]);
  if (!response.ok) throw new Error(`release.json returned status ${response.status}.`);

  const release = parseRelease(await response.json());
  if (!release) throw new NonRetryableError('release.json is not a valid manifest.');

  return release;
}
