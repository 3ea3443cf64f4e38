import type { Readable } from 'node:stream';

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
