// What somebody sent, as pixels. Nothing but the four kinds of D63 is given to a decoder at all.
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../http/app-error.ts';

/** Decoders hold up to 8 bytes for each; of GIF and BMP all at once. */
const maxPixels = 16_000_000;
const maxPixelsAtOnce = 8_000_000;

// Whatever else the library can read (SVG, PDF, TIFF…), it cannot here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Memory over speed: one thread a picture, and nothing kept.
sharp.concurrency(1);
sharp.cache(false);

/** First bytes of a file of each kind that the library reads, as Latin-1. */
const beginnings = ['GIF87a', 'GIF89a', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n'];

/** Upright and without metadata. @throws {AppError} unless it is an image of a sensible size. */
export async function decodeImage(bytes: Buffer): Promise<Sharp> {
  const beginning = bytes.toString('latin1', 0, 8);
  if (beginning.startsWith('BM')) return decodeBmp(bytes);
  if (!beginnings.some((known) => beginning.startsWith(known))) throw unknownKind();

  const options = { failOn: 'truncated', limitInputPixels: false } as const;
  const { width, height } = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  refuseHuge(width, height, beginning.startsWith('GIF') ? maxPixelsAtOnce : maxPixels);

  return sharp(bytes, { ...options, limitInputPixels: maxPixels }).autoOrient();
}

function decodeBmp(bytes: Buffer): Sharp {
  if (bytes.length < 54) throw unreadable();
  const headerSize = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  refuseHuge(width, height, maxPixelsAtOnce);
  // Run lengths are what bombs are made of, and nobody's camera writes them.
  const isPlain = headerSize >= 40 && [0, 3, 6].includes(compression);
  const promised = Math.ceil((width * bits) / 32) * 4 * height;
  if (!isPlain || width < 1 || height < 1 || bits < 1 || bytes.length < 54 + promised) {
    throw unreadable();
  }
  try {
    const { data } = decode(bytes, { toRGBA: true });
    // What stands in the fourth byte is undefined in most of these files.
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } catch {
    throw unreadable();
  }
}

function refuseHuge(width: number, height: number, most: number): void {
  if (width * height <= most) return;
  throw new AppError('invalid', `Please add an image of at most ${most / 1e6} megapixels`);
}

const unknownKind = () => new AppError('invalid', 'Please add a GIF, JPEG, PNG or BMP image');
export const unreadable = () => new AppError('invalid', 'This image cannot be read');
