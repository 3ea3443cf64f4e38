import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { londonClock } from '@freely/domain/london-time';
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';

/** What a cell may hold. Text stays text, whatever it begins with (D33): there are no formulas. */
type Cell = string | number | Date | null;

export interface Column<Row> {
  header: string;
  /** In characters. */
  width: number;
  /** How a number or a date shows. */
  format?: string;
  cell: (row: Row) => Cell;
}

/** Excel dates have no zone: what shows is the wall time of London. */
export const dateTimeFormat = 'dd/mm/yyyy hh:mm';
export const dayFormat = 'dd/mm/yyyy';
export const poundsFormat = '#,##0.00';

/**
 * A workbook of one sheet, written while it is read: no more than a few batches are ever in memory.
 * @param batches is asked for the next one only when the reader has room
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

/** An instant as London's clocks show it. */
export function wallTime(instant: Date | null): Date | null {
  if (instant === null) return null;
  const { day, time } = londonClock(instant);

  return new Date(`${day}T${time}:00Z`);
}

export const wholeDay = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00Z`);

export const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');
