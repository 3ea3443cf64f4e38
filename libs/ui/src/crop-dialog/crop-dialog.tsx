import { lazy, Suspense } from 'react';
import type { CropDialogProps } from './crop-dialog-props.ts';

// The cropper is loaded with the first photo.
const OpenCropDialog = lazy(() => import('./open-crop-dialog.tsx'));

/** Crops a photo to a square: by dragging, pinching, scrolling, or by keyboard alone. */
export function CropDialog({ photo, ...props }: CropDialogProps) {
  if (!photo) return null;

  return (
    <Suspense fallback={null}>
      <OpenCropDialog {...props} photo={photo} />
    </Suspense>
  );
}
