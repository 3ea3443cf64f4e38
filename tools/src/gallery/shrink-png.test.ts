import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { shrinkPng } from './shrink-png.ts';

const width = 200;

function pngOf(colourAt: (x: number, y: number) => [number, number, number]): Promise<Buffer> {
  const pixels = Array.from({ length: width * width }, (_, at) =>
    colourAt(at % width, Math.floor(at / width)),
  );

  return sharp(Buffer.from(pixels.flat()), { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer();
}

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

test('a screenshot of few colours gets smaller, and keeps each of them', async () => {
  const png = await pngOf((x, y) => [(x * y) % 16, 91, ((x ^ y) % 8) * 30]);

  const small = await shrinkPng(png);

  expect(small.length).toBeLessThan(png.length);
  expect((await pixelsOf(small)).equals(await pixelsOf(png))).toBe(true);
});

test('the background of letters keeps its colour when their edges share entries', async () => {
  // 600 shades of grey and blue at the edges.
  const png = await pngOf((x, y) =>
    y < 195 ? [250, 247, 240] : [x, x, Math.min(255, x + (y - 195) * 2)],
  );

  const small = await shrinkPng(png);
  const pixels = await pixelsOf(small);

  expect(small.length).toBeLessThan(png.length);
  expect([...pixels.subarray(0, 3)]).toEqual([250, 247, 240]);
});

test('an image with more colours than a palette holds is not changed', async () => {
  const png = await pngOf((x, y) => [x, y, (x * 7 + y * 13) % 256]);

  expect(await shrinkPng(png)).toBe(png);
});
