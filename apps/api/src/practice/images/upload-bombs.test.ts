import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { processImage } from './image-files.ts';

// The tests decode the output formats, which uploads may not have.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] });

const run = promisify(execFile);
const make = (bytes: Buffer | string) =>
  processImage(new Blob([new Uint8Array(Buffer.from(bytes))]), 'work');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' }, limitInputPixels: false });
const unknown = 'Please add a GIF, JPEG, PNG or BMP image';
const huge = /^Please add an image of at most (16|8) megapixels$/;
const unreadable = 'This image cannot be read';

/** A small PNG whose header declares a much larger image. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await plain(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);

  return withChecksum(png);
}

function withChecksum(png: Buffer): Buffer {
  let crc = ~0;
  for (const byte of png.subarray(12, 29)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  png.writeUInt32BE(~crc >>> 0, 29);

  return png;
}

function bmpOf(width: number, height: number, compression = 0): Buffer {
  const { data } = encode({ data: Buffer.alloc(4 * 4 * 4), width: 4, height: 4, bitPP: 24 });
  data.writeInt32LE(width, 18);
  data.writeInt32LE(height, 22);
  data.writeUInt32LE(compression, 30);

  return data;
}

test('images with too many pixels are refused by their headers', async () => {
  await expect(make(await pngOf(30_000, 30_000))).rejects.toThrow(huge);
  await expect(make(await plain(4000, 4001).png().toBuffer())).rejects.toThrow(huge);
  await expect(make(await plain(4000, 2001).gif().toBuffer())).rejects.toThrow(huge);
  await expect(make(bmpOf(60_000, -60_000))).rejects.toThrow(huge);
  await expect(make(bmpOf(2000, 2000))).rejects.toThrow(unreadable);
  await expect(make(bmpOf(-4, 4))).rejects.toThrow(unreadable);
  await expect(make(bmpOf(4, 4, 1))).rejects.toThrow(unreadable);
});

test('an SVG, an HTML page or a PDF named as a PNG is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  for (const text of [
    svg,
    `<?xml version="1.0"?>${svg}`,
    '<!doctype html>',
    '%PDF-1.7',
    'GIF8',
    '',
  ]) {
    await expect(make(text)).rejects.toThrow(unknown);
  }
  await expect(make(await plain(9, 9).tiff().toBuffer())).rejects.toThrow(unknown);
  await expect(make(`\u00ff\u00d8\u00ff${svg}`)).rejects.toThrow(unknown);
  await expect(make(Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]))).rejects.toThrow(
    unreadable,
  );
});

test('of a polyglot file, only the image is kept', async () => {
  const page = '<script>alert(1)</script>';
  const zip = deflateSync(Buffer.from(page));
  for (const image of [plain(40, 30).png(), plain(40, 30).jpeg(), plain(40, 30).gif()]) {
    const described = await image.withExif({ IFD0: { ImageDescription: page } }).toBuffer();
    const { files } = await make(Buffer.concat([described, Buffer.from(page), zip]));
    expect(files.size).toBe(4);
    for (const bytes of files.values()) {
      expect(bytes.includes('script')).toBe(false);
      expect((await sharp(bytes).metadata()).width).toBe(40);
    }
  }
});

test('a truncated image is refused', async () => {
  const noise = sharp({
    create: {
      ...{ width: 300, height: 300, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  for (const image of [noise.clone().png(), noise.clone().jpeg(), noise.clone().gif()]) {
    const whole = await image.toBuffer();
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toThrow(unreadable);
    await expect(make(whole.subarray(0, 20))).rejects.toThrow(unreadable);
  }
  await expect(make(bmpOf(4, 4).subarray(0, 60))).rejects.toThrow(unreadable);
});

// The memory for one image depends on its format; the number processed at once does not.
test.each<[number, string, () => Promise<Buffer>]>([
  [10, 'PNGs', () => plain(4000, 4000).png({ progressive: true }).toBuffer()],
  [4, 'JPEGs', () => plain(4000, 4000).jpeg({ progressive: true }).toBuffer()],
  [4, 'GIFs', () => plain(4000, 2000).gif().toBuffer()],
])(
  '%i of the largest %s at once stay within 300 MB',
  async (count, _, draw) => {
    const folder = mkdtempSync(join(tmpdir(), 'freely-bombs-'));
    const path = join(folder, 'image');
    writeFileSync(path, await draw());
    // A separate process, configured as in deploy/environment.md, so that memory that this process
    // has already allocated cannot hide the growth.
    const { stdout } = await run(
      process.execPath,
      [join(import.meta.dirname, '../../../test/support/measure-uploads.ts'), path, String(count)],
      {
        env: { ...process.env, MALLOC_ARENA_MAX: '1' },
      },
    );
    rmSync(folder, { recursive: true, force: true });

    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(300 * 1024 * 1024);
  },
  60_000,
);
