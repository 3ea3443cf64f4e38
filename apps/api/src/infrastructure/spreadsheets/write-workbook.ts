import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { londonClock } from '@freely/domain/london-time';
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';

/** The value of a cell. There are no formulas: text stays text, even with `=` in front (D33). */
type Cell = string | number | Date | null;

export interface Column<Row> {
  header: string;
  /** In characters. */
  width: number;
  /** The number format of a number or a date. */
  format?: string;
  cell: (row: Row) => Cell;
}

/** Excel dates have no time zone; they show London wall time. */
export const dateTimeFormat = 'dd/mm/yyyy hh:mm';
export const dayFormat = 'dd/mm/yyyy';
export const poundsFormat = '#,##0.00';

/**
 * Streams a workbook of one sheet, with only a few batches in memory at a time.
 * @param batches are read only as fast as the stream is consumed
 */
export function writeWorkbook<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Readable {
  const workbook = writeXlsxStream(cellsOf(columns, batches), {
    name,
    columns: columns.map(describe),
    freezePane: { rows: 1 },
  });

  return Readable.fromWeb(workbook as ReadableStream<Uint8Array>);
}

function describe<Row>({ header, width, format }: Column<Row>): ColumnDef {
  return { header, width, ...(format === undefined ? {} : { numFmt: format }) };
}

async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Cell[]> {
  for await (const rows of batches) {
    for (const row of rows) yield columns.map(({ cell }) => cell(row));
  }
}

/** An instant as London wall time. */
export function wallTime(instant: Date | null): Date | null {
  if (instant === null) return null;
  const { day, time } = londonClock(instant);

  return new Date(`${day}T${time}:00Z`);
}

export const wholeDay = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00Z`);

/** As a key of its words. */
export const yesNo = (is: boolean) => (is ? 'answers.yes' : 'answers.no');
