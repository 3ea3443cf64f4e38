export {
  ImageUploader,
  type ImageUploaderProps,
  type Refusal,
  type UploadedImage,
} from './image-uploader.tsx';
export { type ImageLimits, shrinkImage } from './shrink-image.ts';
export type { Upload } from './use-uploads.ts';
