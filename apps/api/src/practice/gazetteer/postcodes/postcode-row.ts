// Reads rows of the two British postcode files that are free to use.
import { gridToPoint } from './grid-to-point.ts';
import { ImportError } from './import-error.ts';

/** The postcode of a row; `point` is null when its location is not known. */
interface PostcodeRow {
  /** As written in the file. */
  postcode: string;
  point: { lat: number; lon: number } | null;
}

/** Reads the rows of one file. @throws {ImportError} for an invalid row. */
export type RowReader = (columns: readonly string[]) => PostcodeRow;

/** Chosen by the first row: one file starts with column names, the other with data. */
export function readerFor(first: readonly string[]): { read: RowReader; isHeader: boolean } {
  const names = first.map((name) => name.trim().toLowerCase());
  const at = {
    pcds: names.indexOf('pcds'),
    lat: names.indexOf('lat'),
    long: names.indexOf('long'),
  };
  if (Math.min(at.pcds, at.lat, at.long) >= 0) return { read: directoryReader(at), isHeader: true };
  if (first.length >= 4 && /^[A-Z]{1,2}\d/.test(first[0] ?? '') && /^\d+$/.test(first[2] ?? '')) {
    return { read: readCodePoint, isHeader: false };
  }
  throw new ImportError(
    'this is neither an ONS Postcode Directory (with the columns pcds, lat and long) nor a ' +
      'Code-Point Open file (postcode, quality, easting, northing)',
  );
}

/** ONS Postcode Directory: degrees; a latitude of 99.999999 means "not known". */
function directoryReader(at: { pcds: number; lat: number; long: number }): RowReader {
  return (columns) => {
    const lat = numberOf(columns[at.lat], 'latitude');
    const lon = numberOf(columns[at.long], 'longitude');

    return { postcode: columns[at.pcds] ?? '', point: lat > 99 ? null : { lat, lon } };
  };
}

/** Code-Point Open: metres on the British grid; 0, 0 means "not known". */
function readCodePoint(columns: readonly string[]): PostcodeRow {
  const easting = numberOf(columns[2], 'easting');
  const northing = numberOf(columns[3], 'northing');
  const isKnown = easting !== 0 || northing !== 0;

  return { postcode: columns[0] ?? '', point: isKnown ? gridToPoint(easting, northing) : null };
}

function numberOf(text: string | undefined, name: string): number {
  if (text === undefined || !/^\s*-?\d+(\.\d+)?\s*$/.test(text)) {
    throw new ImportError(`"${text ?? ''}" is not a number (${name})`);
  }

  return Number(text);
}
