export type { FileStore } from './file-store.ts';
export { publicFilesUrl } from './files-url.ts';
export { openFileStore } from './open-file-store.ts';
export { StoreOutage } from './store-outage.ts';
