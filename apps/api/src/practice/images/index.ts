export { deleteImageFiles, subscribeImages } from './delete-images.ts';
export { registerImages } from './images.routes.ts';
export { imagesData } from './personal-data.repository.ts';
export { registerFiles } from './serve-files.ts';
