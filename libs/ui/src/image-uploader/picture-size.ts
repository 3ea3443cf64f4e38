/** What the server takes of one picture (D44). */
export interface PictureLimits {
  /** Bytes of the file. */
  maxBytes: number;
  /** Width times height. */
  maxPixels: number;
}

/** GIF and BMP are held whole while they are decoded, so the server takes half as many pixels. */
const WHOLE_KINDS: readonly string[] = ['image/gif', 'image/bmp'];

export const SERVER_LIMITS: PictureLimits = { maxBytes: 6 * 1024 * 1024, maxPixels: 16_000_000 };

export const PICTURE_KINDS: readonly string[] = [
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/bmp',
];

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** True for a picture that can be sent as it is. */
export function fits(
  { width, height }: Size,
  file: Pick<File, 'size' | 'type'>,
  { maxBytes, maxPixels }: PictureLimits,
): boolean {
  const most = WHOLE_KINDS.includes(file.type) ? maxPixels / 2 : maxPixels;

  return file.size <= maxBytes && width * height <= most;
}

/** The largest size of the same shape with at most so many pixels; never larger than it was. */
export function sizeWithin({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));

  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
