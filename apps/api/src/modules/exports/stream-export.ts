import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { RawBuilder } from 'kysely';
import { openCursor } from '../../database/open-cursor.ts';
import type { Db } from '../../database/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { takeTurn } from './export-turns.ts';
import { type Column, writeWorkbook } from './write-workbook.ts';

/** Somebody who takes nothing for so long is gone. */
const stalledAfter = 60_000;

export interface Export<Row> {
  /** Of the sheet. */
  name: string;
  columns: readonly Column<Row>[];
  query: RawBuilder<Row>;
}

/**
 * The rows of a query as a workbook, read from the database as fast as the caller takes it. Whatever
 * ends the answer, its end or the caller's going away, ends the reading too.
 */
export async function streamExport<Row>(
  db: Db,
  { raw }: FastifyReply,
  { name, columns, query }: Export<Row>,
): Promise<Readable> {
  const gone = new AbortController();
  const wentAway = new AppError('bad_request', 'The caller went away');
  if (raw.destroyed) throw wentAway;
  const leave = takeTurn();
  raw.once('close', () => {
    leave();
    gone.abort(wentAway);
  });
  const cursor = await openCursor(db, query, gone.signal).catch((error) => {
    throw gone.signal.aborted ? wentAway : error;
  });
  // A connection that broke has nothing to be closed.
  const close = () => cursor.close().catch(() => {});
  if (gone.signal.aborted) {
    await close();
    throw wentAway;
  }
  gone.signal.addEventListener('abort', close, { once: true });
  raw.setTimeout(stalledAfter, () => raw.destroy());

  return writeWorkbook(name, columns, cursor.batches());
}
