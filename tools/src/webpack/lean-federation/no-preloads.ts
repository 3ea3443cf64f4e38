// The shell preloads the files of remotes itself, with their hashes (`preload-on-intent`).

const refuse = (): never => {
  throw new Error('The shell preloads the files of remotes itself.');
};

export const formatPreloadArgs = () => refuse();
export const defaultPreloadArgs = () => refuse();
export const normalizePreloadExposes = () => refuse();
export const preloadAssets = () => refuse();
