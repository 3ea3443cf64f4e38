import { fileURLToPath } from 'node:url';
import { folderStore } from './folder-store.ts';
import type { PlatformStore } from './platform-store.ts';
import { s3Store } from './s3-store.ts';

/** The store at `file:///folder`, a plain path, or `s3://…` (see `s3Store`). */
export function openStore(location: string): PlatformStore {
  if (location.startsWith('s3:')) return s3Store(new URL(location));

  return folderStore(location.startsWith('file:') ? fileURLToPath(location) : location);
}
