import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { shrinkPng } from './shrink-png.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of the given width, without compression, with two IDAT chunks and a text chunk. */
function pngOf(width: number, rows: Buffer, interlace = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length / (width * 3 + 1), 4);
  head.set([8, 2, 0, 0, interlace], 8);
  const packed = deflateSync(rows, { level: 0 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('tEXt', Buffer.alloc(200, 'x')),
    chunk('IDAT', packed.subarray(0, 9)),
    chunk('IDAT', packed.subarray(9)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function dataOf(png: Buffer, kind: string): Buffer {
  const at = png.indexOf(kind) + 4;
  return png.subarray(at, at + png.readUInt32BE(at - 8));
}

/** The colours of a PNG with a palette, pixel by pixel. */
function coloursOf(png: Buffer, width: number): number[][] {
  const palette = dataOf(png, 'PLTE');
  const rows = inflateSync(dataOf(png, 'IDAT'));
  return [...rows]
    .filter((_, at) => at % (width + 1) !== 0)
    .map((place) => [...palette.subarray(place * 3, place * 3 + 3)]);
}

test('every filter is decoded, and no common colour changes', () => {
  const filtered = [
    [0, 10, 20, 30, 40, 50, 60],
    [1, 10, 20, 30, 40, 50, 60],
    [2, 1, 1, 1, 1, 1, 1],
    [3, 1, 1, 1, 1, 1, 1],
    [4, 1, 1, 1, 250, 1, 1],
  ];
  const plain = [
    [10, 20, 30],
    [40, 50, 60],
    [10, 20, 30],
    [50, 70, 90],
    [11, 21, 31],
    [51, 71, 91],
    [6, 11, 16],
    [29, 42, 54],
    [7, 12, 17],
    [23, 43, 55],
  ];

  const colours = coloursOf(shrinkPng(pngOf(2, Buffer.from(filtered.flat()))), 2);

  expect(colours).toEqual(plain);
});

test('a rare colour is replaced by a similar one of the palette', () => {
  const row = Buffer.alloc(1 + 4000 * 3, 100);
  row[0] = 0;
  row.set([104, 96, 100], 1);
  row.set([104, 90, 100], 4);

  const colours = coloursOf(shrinkPng(pngOf(4000, row)), 4000);

  expect(colours.slice(0, 3)).toEqual([
    [100, 100, 100],
    [104, 90, 100],
    [100, 100, 100],
  ]);
});

test('an image with more colours than a palette holds is not changed', () => {
  const row = Buffer.alloc(1 + 300 * 3);
  for (let at = 0; at < 300; at += 1) {
    row.set([(at % 32) * 8, Math.floor(at / 32) * 8, 0], 1 + at * 3);
  }
  const png = pngOf(300, row);

  expect(shrinkPng(png)).toBe(png);
});

test('a PNG of another format is not changed', () => {
  const png = pngOf(2, Buffer.from([0, 1, 2, 3, 4, 5, 6]), 1);

  expect(shrinkPng(png)).toBe(png);
});
