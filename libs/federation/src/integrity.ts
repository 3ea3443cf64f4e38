declare global {
  /** Returns the hash of a file by its URL. The scripts of every build call it. */
  var freelyIntegrity: ((url: string) => string | undefined) | undefined;
}

const hashes = new Map<string, string>();

/**
 * Pins the files of a release: from now on the browser refuses any of its scripts and stylesheets
 * that does not match the manifest byte for byte.
 *
 * @param folder the URL of the release, ending in a slash
 */
export function pinFiles(folder: string, files: Record<string, string>): void {
  for (const [file, hash] of Object.entries(files)) {
    hashes.set(new URL(file, folder).href, hash);
  }
  globalThis.freelyIntegrity = hashOf;
}

/** The pinned hash of a URL, if any. */
export function hashOf(url: string): string | undefined {
  return hashes.get(url);
}
