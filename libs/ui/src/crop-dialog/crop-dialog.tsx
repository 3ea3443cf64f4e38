import { lazy, Suspense } from 'react';

// The cropper is loaded with the first photo.
const OpenCropDialog = lazy(() => import('./open-crop-dialog.tsx'));

export interface CropDialogProps {
  /** The photo to crop; the dialog is open while there is one. */
  photo: File | null;
  /** Receives a square JPEG of `size` pixels. The dialog stays open until `photo` is null again. */
  onCrop: (square: Blob) => void;
  onClose: () => void;
  /** The crop is being saved. */
  isPending?: boolean | undefined;
  /** The side of the square in pixels. */
  size?: number | undefined;
  /** "Crop your photo" unless given. */
  title?: string | undefined;
}

/** Crops a photo to a square: by dragging, pinching, scrolling, or by keyboard alone. */
export function CropDialog({ photo, ...props }: CropDialogProps) {
  if (!photo) return null;

  return (
    <Suspense fallback={null}>
      <OpenCropDialog {...props} photo={photo} />
    </Suspense>
  );
}
