export type { FileStore } from './file-store.ts';
export { imagePath, imageUrl } from './image-url.ts';
export { openFileStore } from './open-file-store.ts';
export { StoreOutage } from './store-outage.ts';
