export { decodeImage, unreadable } from './decode.ts';
export { deleteImageFiles, subscribeImages } from './delete-images.ts';
export { registerImages } from './images.routes.ts';
export { limitUploads } from './limit-uploads.ts';
export { withMutex } from './mutex.ts';
export { imagesData } from './personal-data.repository.ts';
export { registerFiles } from './serve-files.ts';
