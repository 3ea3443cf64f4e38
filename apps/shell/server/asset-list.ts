import { readFile, stat } from 'node:fs/promises';

/** `assets.json` of the build: what the page has to load, in order; paths below `/assets/`. */
export interface AssetList {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
  /** Scripts of the first call to the API, which pages that are made ahead do without. */
  readonly calls: readonly string[];
}

/** Where browsers find a file of the shell. */
export function ownAddress(file: string): string {
  return `/assets/${file}`;
}

/** Reads the list when it changed, so that a page never names files of a build that was replaced. */
export function assetListIn(folder: string): () => Promise<AssetList> {
  const file = `${folder}/assets.json`;
  let seen = 0;
  let list: AssetList | undefined;

  return async () => {
    const { mtimeMs } = await stat(file);
    if (!list || mtimeMs !== seen) {
      list = JSON.parse(await readFile(file, 'utf8')) as AssetList;
      seen = mtimeMs;
    }

    return list;
  };
}
