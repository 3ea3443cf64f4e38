// The shell preloads the files of remotes itself, with their hashes (`preload-on-intent`).

export function formatPreloadArgs(): never {
  throw new Error('The shell preloads the files of remotes itself.');
}

export const defaultPreloadArgs = formatPreloadArgs;
export const normalizePreloadExposes = formatPreloadArgs;
export const preloadAssets = formatPreloadArgs;
