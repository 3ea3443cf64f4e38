export { type FileStore, openFileStore } from '../../infrastructure/files/file-store.ts';
export { publicFilesUrl } from '../../infrastructure/files/files-url.ts';
export { deleteImageFiles, queueImageDeletion } from './delete-images.ts';
export { registerImages } from './images.routes.ts';
export { registerFiles } from './serve-files.ts';
