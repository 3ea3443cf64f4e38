export { folderFamily } from './folders.ts';
export { readWatched, type Watched, type WatchedProcess } from './read-watched.ts';
export { startWatch } from './start-watch.ts';
export { tryFiles } from './try-files.ts';
