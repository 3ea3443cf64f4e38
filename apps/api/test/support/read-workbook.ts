// Reads a workbook without the library that wrote it: parses the ZIP's central directory and the
// sheet's XML tags.
import { inflateRawSync } from 'node:zlib';

export interface ReadWorkbook {
  /** Strings and numbers, by row and column; null for an empty cell. Dates are serial numbers. */
  rows: (string | number | null)[][];
  /** The unchanged content of every part, by its path. */
  parts: Map<string, string>;
}

export function readWorkbook(file: Buffer): ReadWorkbook {
  const parts = unzip(file);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | number | null)[] = [];
    for (const [, column = '', rest = '', inner = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      cells[columnNumber(column)] = contentOf(rest, inner);
    }

    return Array.from(cells, (cell) => cell ?? null);
  });

  return { rows, parts };
}

function contentOf(attributes: string, inner: string): string | number | null {
  const text = /<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1];
  if (attributes.includes('t="inlineStr"')) return plainText(text ?? '');
  const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];

  return value === undefined ? null : Number(value);
}

function plainText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** `A` is 0, `AA` is 26. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const amount = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  for (let index = 0; index < amount; index += 1) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const [extra, comment] = [file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const local = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(begin, begin + size);
    const isPacked = file.readUInt16LE(at + 10) === 8;
    parts.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }

  return parts;
}
