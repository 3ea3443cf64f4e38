import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { parseRegistry } from '@freely/federation/parse-registry';
import { parseRelease } from '@freely/federation/parse-release';
import { EMPTY_REGISTRY, type Registry, type ReleasePointer } from '@freely/federation/registry';
import type { Release } from '@freely/federation/release';

/** The current registry, and the manifests that it pins. */
export interface ReleaseStore {
  registry(): Promise<Registry>;
  /** The manifest of a release; null if it cannot be read or does not match its hash. */
  release(pointer: ReleasePointer): Promise<Release | null>;
}

/**
 * Reads from the folder that releases are published to. The registry is read again when its file
 * changes. If it is invalid, the last valid one stays in use.
 *
 * @param onProblem called once for each change that could not be used
 */
export function releaseStore(
  folder: string,
  onProblem: (problem: string) => void = () => {},
): ReleaseStore {
  const file = `${folder}/registry.json`;
  const releases = new Map<string, Promise<Release | null>>();
  let lastValid = Promise.resolve(EMPTY_REGISTRY);
  let readStamp = '';

  async function readRegistry(before: Promise<Registry>): Promise<Registry> {
    const fresh = parseRegistry(await readJson(file));
    if (fresh) return fresh;
    onProblem(`${file} is missing or invalid; the last valid registry stays in use.`);

    return before;
  }

  return {
    async registry() {
      const stamp = await stampOf(file);
      // Concurrent requests share one read.
      if (stamp !== readStamp) {
        readStamp = stamp;
        lastValid = readRegistry(lastValid);
      }

      return lastValid;
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
        onProblem(`${pointer.url}release.json is missing or does not match its hash.`);
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
