import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Signature, and what stands around the data of a chunk: length, kind, checksum. */
const HEAD = 8;
const AROUND = 12;

/** What one byte of a palette can name. */
const MOST_COLOURS = 256;

/** How far a channel of a rare colour may move, of 255: far below what the comparison notices. */
const NEAR = 8;

/** From this part of all pixels on, a colour is a ground or a line, and stays exactly what it is. */
const COMMON = 1 / 2000;

/**
 * A picture to compare with, in fewer bytes: a palette, in which the edges of letters share what is
 * near enough. Takes what Chromium writes, three bytes a pixel and not interlaced; anything else, and
 * what needs more colours than a palette holds, stays as it is.
 */
export function shrinkPng(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const head = chunks.find(({ kind }) => kind === 'IHDR')?.data;
  if (head?.[8] !== 8 || head[9] !== 2 || head[12] !== 0) return png;

  const rowBytes = head.readUInt32BE(0) * 3;
  const packed = chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data);
  const rows = unfilter(inflateSync(Buffer.concat(packed)), rowBytes);
  const places = choosePalette(countColours(rows, rowBytes));
  if (!places) return png;

  const small = Buffer.concat([
    png.subarray(0, HEAD),
    chunk('IHDR', Buffer.from(head).fill(3, 9, 10)),
    chunk('PLTE', places.palette),
    chunk('IDAT', deflateSync(indexPixels(rows, rowBytes, places.of), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

  return small.length < png.length ? small : png;
}

function readChunks(png: Buffer): { kind: string; data: Buffer }[] {
  const chunks = [];
  for (let at = HEAD; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    chunks.push({ kind, data: png.subarray(at + 8, at + 8 + length) });
    at += length + AROUND;
  }

  return chunks;
}

/** Rows as they are, each behind a 0 that says so. */
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

/** How many pixels have each colour, the most frequent first. */
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

/** A palette, and the place of each colour in it. Null when it would not hold them. */
function choosePalette(
  counted: readonly [colour: number, pixels: number][],
): { palette: Buffer; of: ReadonlyMap<number, number> } | null {
  const all = counted.reduce((sum, [, pixels]) => sum + pixels, 0);
  const palette: number[] = [];
  const of = new Map<number, number>();
  for (const [colour, pixels] of counted) {
    const near = pixels > all * COMMON ? -1 : palette.findIndex((kept) => isNear(kept, colour));
    of.set(colour, near < 0 ? palette.push(colour) - 1 : near);
  }
  if (palette.length > MOST_COLOURS) return null;
  const bytes = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) bytes.writeUIntBE(colour, place * 3, 3);

  return { palette: bytes, of };
}

function isNear(one: number, other: number): boolean {
  return [16, 8, 0].every(
    (shift) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) <= NEAR,
  );
}

/** One byte a pixel, each row still behind its 0. */
function indexPixels(rows: Buffer, rowBytes: number, of: ReadonlyMap<number, number>): Buffer {
  const indices = Buffer.alloc((rows.length / (rowBytes + 1)) * (rowBytes / 3 + 1));
  let to = 0;
  for (let start = 0; start < rows.length; start += rowBytes + 1) {
    to += 1;
    for (let at = start + 1; at <= start + rowBytes; at += 3) {
      indices[to] = of.get(rows.readUIntBE(at, 3)) ?? 0;
      to += 1;
    }
  }

  return indices;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);

  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
