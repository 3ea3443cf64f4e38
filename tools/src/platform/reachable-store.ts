import type { PlatformStore } from '@freely/platform';
import { Unreachable } from '../terminal/command-error.ts';

/** A store whose failures say which store it is, and end a command with the code for that. */
export function reachableStore(store: PlatformStore): PlatformStore {
  async function guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      throw new Unreachable(`The store ${store.label} cannot be used: ${reason}`, { cause: error });
    }
  }

  return {
    label: store.label,
    folder: store.folder,
    read: (name) => guarded(store.read(name)),
    create: (name, bytes) => guarded(store.create(name, bytes)),
    replace: (name, bytes) => guarded(store.replace(name, bytes)),
    list: (prefix) => guarded(store.list(prefix)),
    remove: (name) => guarded(store.remove(name)),
    modifiedAt: (name) => guarded(store.modifiedAt(name)),
  };
}
