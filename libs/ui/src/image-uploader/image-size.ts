/** The limits of the server for one image (D44). */
export interface ImageLimits {
  /** Bytes of the file. */
  maxBytes: number;
  /** Width times height. */
  maxPixels: number;
}

/** GIF and BMP are decoded into memory as a whole, so the server accepts half as many pixels. */
const FULLY_DECODED_TYPES: readonly string[] = ['image/gif', 'image/bmp'];

export const SERVER_LIMITS: ImageLimits = { maxBytes: 6 * 1024 * 1024, maxPixels: 16_000_000 };

export const IMAGE_TYPES: readonly string[] = ['image/gif', 'image/jpeg', 'image/png', 'image/bmp'];

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** True for an image that can be uploaded unchanged. */
export function fits(
  { width, height }: Size,
  file: Pick<File, 'size' | 'type'>,
  { maxBytes, maxPixels }: ImageLimits,
): boolean {
  const pixelLimit = FULLY_DECODED_TYPES.includes(file.type) ? maxPixels / 2 : maxPixels;

  return file.size <= maxBytes && width * height <= pixelLimit;
}

/** The largest size with the same proportions and at most `maxPixels`; never larger than before. */
export function sizeWithin({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));

  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
