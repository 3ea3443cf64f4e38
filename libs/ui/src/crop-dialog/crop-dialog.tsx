import { lazy, Suspense } from 'react';

// The cropper comes with the first photo.
const OpenCropDialog = lazy(() => import('./open-crop-dialog.tsx'));

export interface CropDialogProps {
  /** The photo; null while there is none, and then the dialog is shut. */
  photo: File | null;
  /** A square JPEG of `size` pixels. The dialog stays open until `photo` is null again. */
  onCrop: (square: Blob) => void;
  onClose: () => void;
  /** The crop is being saved. */
  isPending?: boolean | undefined;
  /** The side of the square in pixels. */
  size?: number | undefined;
  /** "Crop your photo" unless given. */
  title?: string | undefined;
}

/** Which square of a photo to keep: dragged, pinched or scrolled, or by keys alone. */
export function CropDialog({ photo, ...props }: CropDialogProps) {
  if (!photo) return null;

  return (
    <Suspense fallback={null}>
      <OpenCropDialog {...props} photo={photo} />
    </Suspense>
  );
}
