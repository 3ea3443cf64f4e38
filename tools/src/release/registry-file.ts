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
 * Changes `registry.json` as a compare-and-swap: read, change, and write only if nobody else did in
 * between. The new file replaces the old one in one step, so that a reader never sees half of it.
 *
 * @throws Error when the file is not a registry, or somebody else is changing it.
 */
export function swapRegistry(folder: string, change: (registry: Registry) => Registry): Registry {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/registry.json`;

  return withLock(`${file}.lock`, () => {
    const before = readRegistry(file);
    const after = change(before);
    if (after === before) return before;

    const next = { ...after, generation: before.generation + 1 };
    if (!parseRegistry(next)) throw new Error('The change would leave a registry that is not one.');
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

/** Creating a file that must not exist is the one step that two processes cannot both do. */
function withLock<T>(lock: string, work: () => T): T {
  try {
    closeSync(openSync(lock, 'wx'));
  } catch {
    throw new Error(`Somebody else is changing the registry (or left ${lock} behind).`);
  }
  try {
    return work();
  } finally {
    rmSync(lock);
  }
}
