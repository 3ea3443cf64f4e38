import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformStore } from '@freely/platform';

/** The files of releases, by their URL path: `/r/mfe-booking/1.4.0-abc1234/remoteEntry.js`. */
export interface ReleaseFiles {
  /** Has the paths of files below it, for a static file server. */
  readonly root: string;
  /**
   * The path of a file on this machine. A bucket's file is copied here first.
   *
   * @throws when there is no such file
   */
  localPath(url: string): Promise<string>;
  /**
   * Copies a bucket's file here, if it exists, with those of its compressed forms that come at once. For a
   * folder, does nothing.
   */
  bring(url: string): Promise<void>;
  /**
   * The same for all files of a release, a few at once.
   *
   * @returns false if one of them is not here
   */
  bringAll(folderUrl: string, names: readonly string[]): Promise<boolean>;
  /**
   * The content of a file that a manifest pins.
   *
   * @throws when it cannot be read, or is not the one that was released
   */
  readPinned(url: string, integrity: string): Promise<string>;
}

/** So that pages, which need a file now, are not kept waiting. */
const AT_ONCE = 4;

/** A bucket responds in a tenth of this. A page is better off with a larger file than with a later one. */
const FORMS_WITHIN_MS = 500;

const FORMS = ['.br', '.gz'];
const COMPRESSED = /\.(br|gz)$/;

class NoSuchFile extends Error {
  override name = 'NoSuchFile';
}

/** @param cacheFolder for copies of what lies in a bucket */
export function releaseFiles(store: PlatformStore, cacheFolder: string): ReleaseFiles {
  const root = store.folder ?? cacheFolder;
  const copies = new Map<string, Promise<string>>();
  const absent = new Set<string>();

  async function copy(name: string): Promise<string> {
    const path = join(root, name);
    if (await exists(path)) return path;
    const bytes = await store.read(name);
    if (!bytes) throw new NoSuchFile(`${name} is not in ${store.label}.`);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.draft-${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, path);

    return path;
  }

  function localPath(url: string): Promise<string> {
    const name = nameOf(url);
    if (store.folder) return Promise.resolve(join(root, name));
    const known = copies.get(name) ?? copy(name);
    copies.set(name, known);
    known.catch(() => copies.delete(name));

    return known;
  }

  /**
   * A file, and its compressed forms if it exists itself: strangers can make up names, and each would
   * be asked for three times, and remembered.
   *
   * @param forms how the compressed ones are waited for
   * @returns whether it exists
   */
  async function withForms(
    url: string,
    forms = (all: Promise<unknown>): Promise<unknown> => all,
  ): Promise<boolean> {
    try {
      await localPath(url);
    } catch {
      return false;
    }
    if (!COMPRESSED.test(url)) await forms(Promise.all(FORMS.map((suffix) => form(url + suffix))));

    return true;
  }

  async function form(url: string): Promise<void> {
    if (absent.has(url)) return;
    try {
      await localPath(url);
    } catch (error) {
      // Releases never change: a file has no compressed form, or it was there from the start.
      if (error instanceof NoSuchFile) absent.add(url);
    }
  }

  return {
    root,
    localPath,
    async bring(url) {
      // What does not exist is for the file server to say.
      if (store.folder || !isSafe(url)) return;
      await withForms(url, (all) =>
        Promise.race([all, sleep(FORMS_WITHIN_MS, null, { ref: false })]),
      );
    },
    async bringAll(folderUrl, names) {
      if (store.folder) return true;
      const next = names.values();
      let isWhole = true;
      const worker = async () => {
        for (const name of next) {
          const isHere = await withForms(folderUrl + name);
          isWhole &&= isHere;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));

      return isWhole;
    },
    async readPinned(url, integrity) {
      const content = await readFile(await localPath(url));
      const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (hash !== integrity) throw new Error(`${url} is not the file that was released.`);

      return content.toString();
    },
  };
}

/** A path of plain segments; anything else is never asked of a bucket. */
function isSafe(url: string): boolean {
  return /^(\/[\w][\w.-]*)+$/.test(url);
}

/** The name in the store, of a path or of a URL at the origin of releases. */
function nameOf(url: string): string {
  return new URL(url, 'https://shell.invalid').pathname.slice(1);
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
