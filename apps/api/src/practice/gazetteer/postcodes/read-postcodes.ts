import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { parse as parsePostcode } from 'postcode';
import type { ExactPostcode } from '../exact-postcodes.repository.ts';
import { ImportError } from './import-error.ts';
import { type RowReader, readerFor } from './postcode-row.ts';

/** Streams the postcodes of one file; null for each whose location is not known. */
export async function* readPostcodes(path: string): AsyncGenerator<ExactPostcode | null> {
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, trim: true });
  // An error on either side ends both, and is thrown by the loop.
  pipeline(createReadStream(path), parser, () => {});
  const name = basename(path);
  let read: RowReader | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      line = info.lines;
      if (read === undefined) {
        const reader = readerFor(record);
        read = reader.read;
        if (reader.isHeader) continue;
      }
      yield exactPostcode(read(record));
    }
  } catch (error) {
    if (error instanceof ImportError) throw new ImportError(`${name}:${line}: ${error.message}`);
    if (error instanceof CsvError) {
      throw new ImportError(`${name}:${error.lines ?? line}: ${error.message}`);
    }
    throw new ImportError(`${name}: ${(error as Error).message}`);
  }
  if (read === undefined) throw new ImportError(`${name}: the file is empty`);
}

function exactPostcode({ postcode: text, point }: ReturnType<RowReader>): ExactPostcode | null {
  const { valid, postcode } = parsePostcode(text);
  if (!valid) throw new ImportError(`"${text}" is not a British postcode`);
  if (!point) return null;
  const { lat, lon } = point;
  if (lat < 49 || lat > 61.5 || lon < -9 || lon > 3) {
    throw new ImportError(`${postcode} would lie outside the United Kingdom`);
  }
  // 7 decimals, as everywhere: precise to a centimetre.
  return {
    postcode: postcode.replace(' ', ''),
    lat: Number(lat.toFixed(7)),
    lon: Number(lon.toFixed(7)),
  };
}
