import { fileURLToPath } from 'node:url';
import { folderStore } from './folder-store.ts';
import type { PlatformStore } from './platform-store.ts';
import { s3Store } from './s3-store.ts';

/**
 * The store at `file:///folder`, a plain path, or `s3://…` (see `s3Store`).
 *
 * @throws Error when it is none of these: an address that was mistyped must not become a folder
 */
export function openStore(location: string): PlatformStore {
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(location)?.[1]?.toLowerCase();
  if (scheme === 's3' && URL.canParse(location)) return s3Store(new URL(location));
  if (scheme !== undefined && scheme !== 'file') {
    // Without the rest, which may have a secret in it.
    throw new Error(
      `A store is a folder, or s3://<key>:<secret>@<host>/<bucket>; not this ${scheme}: address.`,
    );
  }

  return folderStore(location.startsWith('file:') ? fileURLToPath(location) : location);
}
