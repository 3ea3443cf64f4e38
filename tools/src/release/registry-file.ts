import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { parseRegistry } from '@freely/federation/parse-registry';
import { EMPTY_REGISTRY, type Registry } from '@freely/federation/registry';

/**
 * Changes `registry.json` under a lock file. The new file replaces the old one in one step, so that a
 * reader never sees half of it.
 *
 * @throws Error when the file is not a registry, or another process is changing it.
 */
export function swapRegistry(folder: string, change: (registry: Registry) => Registry): Registry {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/registry.json`;

  return withLock(`${file}.lock`, () => {
    const before = readRegistry(file);
    const after = change(before);
    if (after === before) return before;

    const next = { ...after, generation: before.generation + 1 };
    if (!parseRegistry(next)) throw new Error('The change would make the registry invalid.');
    writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`);
    renameSync(`${file}.new`, file);

    return next;
  });
}

export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return EMPTY_REGISTRY;
  const registry = parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
  if (!registry) throw new Error(`${file} is not a registry.`);

  return registry;
}

/** Creates the lock file with `wx`, which succeeds for only one of two processes. */
function withLock<T>(lock: string, work: () => T): T {
  try {
    closeSync(openSync(lock, 'wx'));
  } catch {
    throw new Error(`Another process is changing the registry, or has left ${lock} behind.`);
  }
  try {
    return work();
  } finally {
    rmSync(lock);
  }
}
