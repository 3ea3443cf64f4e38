import { fits, type ImageLimits, SERVER_LIMITS, type Size, sizeWithin } from './image-size.ts';

export type { ImageLimits };

/** Tried one after another until the file is small enough; then the image itself is scaled down. */
const QUALITIES = [0.9, 0.8, 0.7];

/**
 * The image as the server accepts it: unchanged where it fits, otherwise redrawn as a smaller JPEG
 * (D44). So a phone's photo of 48 megapixels is neither refused nor uploaded in full.
 *
 * @throws when the browser cannot read the file as an image
 */
export async function shrinkImage(file: File, limits: ImageLimits = SERVER_LIMITS): Promise<File> {
  const image = await createImageBitmap(file);
  try {
    if (fits(image, file, limits)) return file;

    let { maxPixels } = limits;
    for (;;) {
      const blob = await encodeWithin(image, sizeWithin(image, maxPixels), limits.maxBytes);
      if (blob) return new File([blob], jpegName(file.name), { type: 'image/jpeg' });
      maxPixels /= 2;
    }
  } finally {
    image.close();
  }
}

async function encodeWithin(
  image: ImageBitmap,
  size: Size,
  maxBytes: number,
): Promise<Blob | undefined> {
  const canvas = draw(image, size);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob.size <= maxBytes) return blob;
  }

  return undefined;
}

function draw(image: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas context.');

  // JPEG has no transparency: transparent areas become white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);

  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be encoded.'))),
      'image/jpeg',
      quality,
    );
  });
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
