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
