// An image is stored as four files: `<name>.webp`, `<name>.avif`, and `<name>-small.…` of each.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '../../infrastructure/files/index.ts';
import { decodeImage, unreadable } from './decode.ts';
import { withMutex } from './mutex.ts';

/** The longest sides in pixels; an avatar is cropped to a square. */
const sizes = {
  work: { large: 1600, small: 480, fit: 'inside' },
  avatar: { large: 512, small: 128, fit: 'cover' },
} as const;

interface ProcessedImage {
  /** The name of the main file. */
  name: string;
  files: Map<string, Buffer>;
}

/** Decodes an upload and encodes it again (D44). One at a time, because pixels take much memory. */
export function processImage(upload: Blob, kind: keyof typeof sizes): Promise<ProcessedImage> {
  return withMutex(async () => {
    const { large, small, fit } = sizes[kind];
    const name = randomBytes(16).toString('hex');
    const image = await decodeImage(Buffer.from(await upload.arrayBuffer()));
    const shrink = { fit, withoutEnlargement: fit === 'inside' } as const;
    try {
      // Decoded once, at the large size, from which all files are made.
      const { data, info } = await image
        .resize({ ...shrink, width: large, height: large })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const files = new Map<string, Buffer>();
      for (const [suffix, side] of [
        ['', large],
        ['-small', small],
      ] as const) {
        const { width, height, channels } = info;
        const pixels = () =>
          sharp(data, { raw: { width, height, channels } }).resize({
            ...shrink,
            width: side,
            height: side,
          });
        files.set(`${name}${suffix}.webp`, await pixels().webp({ quality: 80 }).toBuffer());
        files.set(
          `${name}${suffix}.avif`,
          await pixels().avif({ quality: 55, effort: 2 }).toBuffer(),
        );
      }

      return { name: `${name}.webp`, files };
    } catch {
      throw unreadable();
    }
  });
}

export async function storeImage(store: FileStore, { files }: ProcessedImage): Promise<void> {
  for (const [name, bytes] of files) await store.put(name, bytes);
}

/** The names of all files of the image at this URL; empty when it is not one of our URLs. */
export function imageFileNames(src: string): string[] {
  const [, name, ending] = /\/files\/([a-z0-9]{1,80})\.(webp|svg)$/.exec(src) ?? [];
  if (!name) return [];
  if (ending === 'svg') return [`${name}.svg`];

  return ['', '-small'].flatMap((size) => [`${name}${size}.webp`, `${name}${size}.avif`]);
}
