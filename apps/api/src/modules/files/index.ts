export { dropPicture, queueDropOfPictures } from './drop-pictures.ts';
export { type FileStore, openFileStore } from './file-store.ts';
export { filesAddress } from './files-address.ts';
export { registerImages } from './images.routes.ts';
export { registerFiles } from './serve-files.ts';
