import { readFile, stat } from 'node:fs/promises';

/** `assets.json` of the build: the files that a page loads, in order, as paths below `/assets/`. */
export interface AssetList {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The fonts that the first screen needs. */
  readonly fonts: readonly string[];
  /** The scripts for API calls. Prerendered pages do not need them at first. */
  readonly calls: readonly string[];
}

/** The URL of a file of the shell. */
export function assetUrl(file: string): string {
  return `/assets/${file}`;
}

/** Reads the list again when it changes, so that a page never links files of a replaced build. */
export function assetListIn(folder: string): () => Promise<AssetList> {
  const file = `${folder}/assets.json`;
  let readMtime = 0;
  let list: AssetList | undefined;

  return async () => {
    const { mtimeMs } = await stat(file);
    if (!list || mtimeMs !== readMtime) {
      list = JSON.parse(await readFile(file, 'utf8')) as AssetList;
      readMtime = mtimeMs;
    }

    return list;
  };
}
