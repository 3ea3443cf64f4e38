import { parseRelease } from '@freely/federation/parse-release';
import type { Registry, ReleasePointer } from '@freely/federation/registry';
import type { Release, ShellAssets } from '@freely/federation/release';
import { type LiveHeads, type PlatformRules, registryOf, SHELL_UNIT } from '@freely/platform';
import type { ReleaseFiles } from './release-files.ts';

/** A release of the shell: what pages load from it. */
export interface ShellRelease {
  readonly pointer: ReleasePointer;
  readonly release: Release & { readonly assets: ShellAssets };
}

/** What is live, and the manifests that it pins. */
export interface ReleaseStore {
  registry(): Promise<Registry>;
  /** The platform's rules in force. */
  rules(): Promise<PlatformRules>;
  /** The release of the shell that pages get; null as long as none can be read. */
  shell(): Promise<ShellRelease | null>;
  /** The manifest of a release; null when it cannot be read or is not the pinned one. */
  release(pointer: ReleasePointer): Promise<Release | null>;
  /** A release of the shell that may not be live; null when it cannot be read. */
  shellAt(pointer: ReleasePointer): Promise<ShellRelease | null>;
  /** A pointer as browsers get it, where releases have an origin of their own. */
  published(pointer: ReleasePointer): ReleasePointer;
}

interface ReleaseStoreOptions {
  /** How old the records in force may get before they are read again. */
  readonly maxAgeMs: number;
  /** Where browsers find releases, if not at the shell's own origin. */
  readonly releasesOrigin: string | null;
  /** Told of each manifest that could not be used. */
  readonly onProblem: (problem: string) => void;
}

export function releaseStore(
  live: LiveHeads,
  files: ReleaseFiles,
  { maxAgeMs, releasesOrigin, onProblem }: ReleaseStoreOptions,
): ReleaseStore {
  const manifests = new Map<string, Promise<Release | null>>();
  /** Folders whose files are all here, or on their way. */
  const fetched = new Set<string>();
  let readAt = Date.now();
  let startedAt = 0;
  let reading: Promise<void> | null = null;

  /** Pages wait for the records to be read, but not for a store that does not respond. */
  async function upToDate(): Promise<void> {
    if (Date.now() - readAt < maxAgeMs) return;
    if (!reading) {
      startedAt = Date.now();
      reading = live.refresh().finally(() => {
        readAt = Date.now();
        reading = null;
      });
    }
    const remaining = startedAt + STORE_TIMEOUT_MS - Date.now();
    await (live.isUsable() ? Promise.race([reading, sleep(remaining)]) : reading);
    fetchAhead();
  }

  /** A release is on this machine before a page needs it: the store may be down by then. */
  function fetchAhead(): void {
    const { units } = live.current();
    for (const { state } of Object.values(units)) {
      const pointers = [state.active, state.previous, state.canary?.release ?? null];
      for (const pointer of pointers)
        if (pointer && !fetched.has(pointer.url)) void fetchOne(pointer);
    }
  }

  async function fetchOne(pointer: ReleasePointer): Promise<void> {
    fetched.add(pointer.url);
    const found = await release(pointer);
    if (!found || !(await files.bringAll(pointer.url, Object.keys(found.files)))) {
      fetched.delete(pointer.url);
    }
  }

  function release(pointer: ReleasePointer): Promise<Release | null> {
    const key = `${pointer.url} ${pointer.integrity}`;
    const known = manifests.get(key);
    if (known) return known;

    const read = readManifest(files, pointer);
    manifests.set(key, read);
    void read.then((found) => {
      if (found) return;
      manifests.delete(key);
      onProblem(`${pointer.url}release.json is missing or not the one that is pinned.`);
    });

    return read;
  }

  const published = (pointer: ReleasePointer): ReleasePointer =>
    releasesOrigin ? { ...pointer, url: releasesOrigin + pointer.url } : pointer;

  async function shellAt(pointer: ReleasePointer): Promise<ShellRelease | null> {
    const found = await release(pointer);

    return found?.assets
      ? { pointer: published(pointer), release: { ...found, assets: found.assets } }
      : null;
  }

  return {
    shellAt,
    published,
    async rules() {
      await upToDate();
      return live.current().rules;
    },
    async registry() {
      await upToDate();
      return registryOf(live.current(), published);
    },
    async shell() {
      await upToDate();
      const state = live.current().units[SHELL_UNIT]?.state;
      for (const pointer of [state?.active, state?.previous]) {
        const found = pointer ? await shellAt(pointer) : null;
        if (found) return found;
      }

      return null;
    },
    release,
  };
}

/** A bucket responds in a tenth of this. */
const STORE_TIMEOUT_MS = 500;

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

async function readManifest(files: ReleaseFiles, pointer: ReleasePointer): Promise<Release | null> {
  try {
    const url = `${pointer.url}release.json`;

    return parseRelease(JSON.parse(await files.readPinned(url, pointer.integrity ?? '')));
  } catch {
    return null;
  }
}
