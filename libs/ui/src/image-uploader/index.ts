export {
  ImageUploader,
  type ImageUploaderProps,
  type Refusal,
  type UploadedImage,
} from './image-uploader.tsx';
export { type PictureLimits, shrinkPicture } from './shrink-picture.ts';
export type { Upload } from './use-uploads.ts';
