/** An image that is stored on the server. */
export interface UploadedImage {
  id: string | number;
  src: string;
  /** Alternative text; "Photo 2 of 5" unless given. */
  alt?: string | undefined;
}
