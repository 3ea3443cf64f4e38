import type { FileStore } from './file-store.ts';

/** The store of files fails: the request is not at fault, and may be sent again. */
export class StoreOutage extends Error {
  override readonly name = 'StoreOutage';
}

/** The store, whose failures are outages: a full disk, no permission, no bucket, no network. */
export function namingOutages(store: FileStore): FileStore {
  const named = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: Error) => {
      throw new StoreOutage(cause.message, { cause });
    });

  return {
    put: (name, bytes) => named(store.put(name, bytes)),
    read: (name) => named(store.read(name)),
    remove: (name) => named(store.remove(name)),
    list: (before) => store.list(before),
  };
}
