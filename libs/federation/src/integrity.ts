declare global {
  /** Answers the hash of a file by its address; the scripts of every build ask it. */
  var freelyIntegrity: ((url: string) => string | undefined) | undefined;
}

const hashes = new Map<string, string>();

/**
 * Pins the files of a release: from now on a script or sheet of it that is not, byte for byte,
 * what the manifest says is refused by the browser.
 *
 * @param folder the address of the release, ending in a slash
 */
export function pinFiles(folder: string, files: Record<string, string>): void {
  for (const [file, hash] of Object.entries(files)) {
    hashes.set(new URL(file, folder).href, hash);
  }
  globalThis.freelyIntegrity = hashOf;
}

/** The pinned hash of an address, if any. */
export function hashOf(url: string): string | undefined {
  return hashes.get(url);
}
