import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { openFolder } from './folder-store.ts';
import { openS3 } from './s3-store.ts';

/** Stores files by name. The content of a name never changes. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<StoredFile | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** The names of all files that were put before an instant, in no particular order. */
  list(before: Date): AsyncIterable<string>;
}

interface StoredFile {
  bytes: number;
  content: Readable;
}

/** `file:` is a folder, `s3:` a bucket; see deploy/environment.md. */
export function openFileStore(storeUrl: string): FileStore {
  const url = new URL(storeUrl);

  return url.protocol === 's3:' ? openS3(url) : openFolder(fileURLToPath(url));
}
