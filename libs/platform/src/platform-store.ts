/** Where records and releases are kept: a folder, or a bucket of anything that speaks S3. */
export interface PlatformStore {
  /** What the store is called in messages; without secrets. */
  readonly label: string;
  /** The folder of this machine that it is kept in; null when it is elsewhere. */
  readonly folder: string | null;
  /** The bytes under a name; null when there is nothing. */
  read(name: string): Promise<Uint8Array | null>;
  /**
   * Creates a file that does not exist yet, whole or not at all.
   *
   * @returns false when there was one already: of two at once, one gets false
   */
  create(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Writes a file, or replaces it in one step. */
  replace(name: string, bytes: Uint8Array): Promise<void>;
  /** All names that begin so, in no order that could be relied on. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** When a file was written last; null when there is none. */
  modifiedAt(name: string): Promise<Date | null>;
}

/** A name that leads nowhere else: no empty part, no `..`. */
export function requireSafeName(name: string): void {
  if (!/^[\w][\w.-]*(\/[\w][\w.-]*)*$/.test(name) || name.includes('..')) {
    throw new Error(`${JSON.stringify(name)} is not a name that a store keeps.`);
  }
}
