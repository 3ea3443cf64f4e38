export { deleteImageFiles, queueImageDeletion } from './delete-images.ts';
export { type FileStore, openFileStore } from './file-store.ts';
export { publicFilesUrl } from './files-url.ts';
export { registerImages } from './images.routes.ts';
export { registerFiles } from './serve-files.ts';
