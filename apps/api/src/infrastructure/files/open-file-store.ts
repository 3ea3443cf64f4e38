import { fileURLToPath } from 'node:url';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';
import { openS3 } from './s3-store.ts';
import { namingOutages } from './store-outage.ts';

/** `file:` is a folder, `s3:` a bucket; see deploy/environment.md. */
export function openFileStore(storeUrl: string): FileStore {
  const url = new URL(storeUrl);

  return namingOutages(url.protocol === 's3:' ? openS3(url) : openFolder(fileURLToPath(url)));
}
