import { fits, type PictureLimits, SERVER_LIMITS, type Size, sizeWithin } from './picture-size.ts';

export type { PictureLimits };

/** Tried in turn until the file is small enough; after them the picture itself gets smaller. */
const QUALITIES = [0.9, 0.8, 0.7];

/**
 * The picture as the server takes it: untouched where it fits, else drawn anew as a smaller JPEG
 * (D44). So a phone's photo of 48 megapixels is neither refused nor sent whole.
 *
 * @throws when the file is not a picture that this browser can read
 */
export async function shrinkPicture(
  file: File,
  limits: PictureLimits = SERVER_LIMITS,
): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    if (fits(picture, file, limits)) return file;

    let { maxPixels } = limits;
    for (;;) {
      const blob = await smallestOf(picture, sizeWithin(picture, maxPixels), limits.maxBytes);
      if (blob) return new File([blob], jpegName(file.name), { type: 'image/jpeg' });
      maxPixels /= 2;
    }
  } finally {
    picture.close();
  }
}

async function smallestOf(
  picture: ImageBitmap,
  size: Size,
  maxBytes: number,
): Promise<Blob | undefined> {
  const canvas = draw(picture, size);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob.size <= maxBytes) return blob;
  }

  return undefined;
}

function draw(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser lends no canvas.');

  // JPEG has no transparency: what shows through is paper, not black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, width, height);

  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      quality,
    );
  });
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
