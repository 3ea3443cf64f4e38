import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Bytes of the signature, and of the length, kind and checksum of a chunk. */
const SIGNATURE = 8;
const CHUNK_OVERHEAD = 12;

/** The largest palette: an index has one byte. */
const MAX_COLOURS = 256;

/** The most that a channel of a rare colour may change, of 255: far below what the tests notice. */
const NEAR = 8;

/** Colours with at least this share of the pixels are backgrounds and lines: they never change. */
const COMMON = 1 / 2000;

/**
 * Shrinks a reference screenshot by a palette, in which the colours at the edges of letters share
 * similar entries. Handles the PNGs that Chromium writes, with three bytes a pixel and not interlaced.
 * Any other PNG, and one with more colours than a palette holds, is returned as it is.
 */
export function shrinkPng(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const head = chunks.find(({ kind }) => kind === 'IHDR')?.data;
  if (head?.[8] !== 8 || head[9] !== 2 || head[12] !== 0) return png;

  const rowBytes = head.readUInt32BE(0) * 3;
  const packed = chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data);
  const rows = unfilter(inflateSync(Buffer.concat(packed)), rowBytes);
  const chosen = choosePalette(countColours(rows, rowBytes));
  if (!chosen) return png;

  const pixels = indexPixels(rows, rowBytes, chosen.indexOf);
  const small = Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', Buffer.from(head).fill(3, 9, 10)),
    chunk('PLTE', chosen.palette),
    chunk('IDAT', deflateSync(pixels, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

  return small.length < png.length ? small : png;
}

function readChunks(png: Buffer): { kind: string; data: Buffer }[] {
  const chunks = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    chunks.push({ kind, data: png.subarray(at + 8, at + 8 + length) });
    at += length + CHUNK_OVERHEAD;
  }

  return chunks;
}

/** Decodes the filter of each row. Every row then starts with 0, the filter type "none". */
function unfilter(bytes: Buffer, rowBytes: number): Buffer {
  const row = rowBytes + 1;
  const plain = Buffer.from(bytes);
  for (let start = 0; start < plain.length; start += row) {
    const filter = plain[start] ?? 0;
    plain[start] = 0;
    for (let at = start + 1; at < start + row; at += 1) {
      const isFirst = at - start <= 3;
      const left = isFirst ? 0 : (plain[at - 3] ?? 0);
      const above = start === 0 ? 0 : (plain[at - row] ?? 0);
      const corner = isFirst || start === 0 ? 0 : (plain[at - row - 3] ?? 0);
      plain[at] = ((plain[at] ?? 0) + predicted(filter, left, above, corner)) & 0xff;
    }
  }

  return plain;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;

  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;

  return toAbove <= toCorner ? above : corner;
}

/** The number of pixels of each colour, the most frequent colour first. */
function countColours(rows: Buffer, rowBytes: number): [colour: number, pixels: number][] {
  const counts = new Map<number, number>();
  for (let start = 0; start < rows.length; start += rowBytes + 1) {
    for (let at = start + 1; at <= start + rowBytes; at += 3) {
      const colour = rows.readUIntBE(at, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }

  return [...counts].sort(([, a], [, b]) => b - a);
}

/** A palette, and the index of each colour in it. Null when there are too many colours. */
function choosePalette(
  counted: readonly [colour: number, pixels: number][],
): { palette: Buffer; indexOf: ReadonlyMap<number, number> } | null {
  const all = counted.reduce((sum, [, pixels]) => sum + pixels, 0);
  const palette: number[] = [];
  const indexOf = new Map<number, number>();
  for (const [colour, pixels] of counted) {
    const near = pixels > all * COMMON ? -1 : palette.findIndex((kept) => isNear(kept, colour));
    indexOf.set(colour, near < 0 ? palette.push(colour) - 1 : near);
  }
  if (palette.length > MAX_COLOURS) return null;
  const bytes = Buffer.alloc(palette.length * 3);
  for (const [index, colour] of palette.entries()) bytes.writeUIntBE(colour, index * 3, 3);

  return { palette: bytes, indexOf };
}

function isNear(one: number, other: number): boolean {
  return [16, 8, 0].every(
    (shift) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) <= NEAR,
  );
}

/** One byte a pixel; every row still starts with the filter type 0. */
function indexPixels(rows: Buffer, rowBytes: number, indexOf: ReadonlyMap<number, number>): Buffer {
  const indices = Buffer.alloc((rows.length / (rowBytes + 1)) * (rowBytes / 3 + 1));
  let to = 0;
  for (let start = 0; start < rows.length; start += rowBytes + 1) {
    to += 1;
    for (let at = start + 1; at <= start + rowBytes; at += 3) {
      indices[to] = indexOf.get(rows.readUIntBE(at, 3)) ?? 0;
      to += 1;
    }
  }

  return indices;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));

  return Buffer.concat([length, body, checksum]);
}
