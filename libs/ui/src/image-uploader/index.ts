export {
  ImageUploader,
  type ImageUploaderProps,
  type Refusal,
} from './image-uploader.tsx';
export { type ImageLimits, shrinkImage } from './shrink-image.ts';
export type { UploadedImage } from './uploaded-image.ts';
export type { Upload } from './use-uploads.ts';
