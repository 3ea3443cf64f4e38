import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of this machine whose disks must not become full: those of stores that are folders, and others. */
export function watchedFolders(
  stores: readonly (string | undefined)[],
  others: readonly string[],
): string[] {
  const ofStores = stores.flatMap((store = 's3:') => {
    if (store.startsWith('s3:')) return [];

    return [store.startsWith('file:') ? fileURLToPath(store) : resolve(store)];
  });

  return [...ofStores, tmpdir(), '/', ...others];
}
