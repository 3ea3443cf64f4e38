import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { parseRegistry } from '@freely/federation/parse-registry';
import { parseRelease } from '@freely/federation/parse-release';
import { EMPTY_REGISTRY, type Registry, type ReleasePointer } from '@freely/federation/registry';
import type { Release } from '@freely/federation/release';

/** The registry and the manifests it pins, as they stand at the moment. */
export interface ReleaseStore {
  registry(): Promise<Registry>;
  /** The manifest of a release; null when it cannot be read or is not the pinned one. */
  release(pointer: ReleasePointer): Promise<Release | null>;
}

/**
 * Reads from the folder that releases are published to. The file is read again when it changed; a
 * bad registry leaves the last good one in force.
 *
 * @param onProblem told once for each change that could not be used
 */
export function releaseStore(
  folder: string,
  onProblem: (problem: string) => void = () => {},
): ReleaseStore {
  const file = `${folder}/registry.json`;
  const releases = new Map<string, Promise<Release | null>>();
  let good = Promise.resolve(EMPTY_REGISTRY);
  let seen = '';

  async function readRegistry(before: Promise<Registry>): Promise<Registry> {
    const fresh = parseRegistry(await readJson(file));
    if (fresh) return fresh;
    onProblem(`${file} is missing or not a registry; the last good one stays in force.`);

    return before;
  }

  return {
    async registry() {
      const stamp = await stampOf(file);
      // Whoever comes while it is being read waits for the same reading.
      if (stamp !== seen) {
        seen = stamp;
        good = readRegistry(good);
      }

      return good;
    },
    release(pointer) {
      const key = `${pointer.url} ${pointer.integrity}`;
      const known = releases.get(key);
      if (known) return known;

      const read = readRelease(folder, pointer);
      releases.set(key, read);
      void read.then((release) => {
        if (release) return;
        releases.delete(key);
        onProblem(`${pointer.url}release.json is missing or not the one that is pinned.`);
      });

      return read;
    },
  };
}

async function readRelease(folder: string, pointer: ReleasePointer): Promise<Release | null> {
  try {
    const text = pointer.url.startsWith('/')
      ? await readFile(`${folder}${pointer.url}release.json`)
      : Buffer.from(await (await fetch(`${pointer.url}release.json`)).arrayBuffer());
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;

    return hash === pointer.integrity ? parseRelease(JSON.parse(text.toString())) : null;
  } catch {
    return null;
  }
}

async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
