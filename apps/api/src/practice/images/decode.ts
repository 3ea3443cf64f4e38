// Decodes an uploaded image. Only the four formats of D63 reach a decoder.
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../kernel/errors/index.ts';

/** Decoders use up to 8 bytes for each pixel. GIF and BMP are held in memory as a whole. */
const maxPixels = 16_000_000;
const maxPixelsInMemory = 8_000_000;

// All other formats that the library can read (SVG, PDF, TIFF…) are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Saves memory at the cost of speed: one thread for each image, and no cache.
sharp.concurrency(1);
sharp.cache(false);

/** File signatures (first bytes) of the formats that the library decodes, as Latin-1. */
const signatures = ['GIF87a', 'GIF89a', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n'];

/** The image, upright and without metadata. @throws {AppError} for other files, or if too large. */
export async function decodeImage(bytes: Buffer): Promise<Sharp> {
  const firstBytes = bytes.toString('latin1', 0, 8);
  if (firstBytes.startsWith('BM')) return decodeBmp(bytes);
  if (!signatures.some((signature) => firstBytes.startsWith(signature))) throw unknownFormat();

  const options = { failOn: 'truncated', limitInputPixels: false } as const;
  const { width, height } = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  refuseHuge(width, height, firstBytes.startsWith('GIF') ? maxPixelsInMemory : maxPixels);

  return sharp(bytes, { ...options, limitInputPixels: maxPixels }).autoOrient();
}

function decodeBmp(bytes: Buffer): Sharp {
  if (bytes.length < 54) throw unreadable();
  const headerSize = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  refuseHuge(width, height, maxPixelsInMemory);
  // Run-length encoding allows decompression bombs, and no camera uses it.
  const isUncompressed = headerSize >= 40 && [0, 3, 6].includes(compression);
  const pixelBytes = Math.ceil((width * bits) / 32) * 4 * height;
  if (!isUncompressed || width < 1 || height < 1 || bits < 1 || bytes.length < 54 + pixelBytes) {
    throw unreadable();
  }
  try {
    const { data } = decode(bytes, { toRGBA: true });
    // The fourth byte of a pixel is undefined in most BMP files, so it is not used as alpha.
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } catch {
    throw unreadable();
  }
}

function refuseHuge(width: number, height: number, maxPixelCount: number): void {
  if (width * height <= maxPixelCount) return;
  throw new AppError('invalid', {
    key: 'images.tooLarge',
    values: { megapixels: maxPixelCount / 1e6 },
  });
}

const unknownFormat = () => new AppError('invalid', 'images.format');
export const unreadable = () => new AppError('invalid', 'images.unreadable');
