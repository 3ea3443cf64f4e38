import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { RawBuilder } from 'kysely';
import { type Db, openCursor } from '../../infrastructure/database/index.ts';
import { type Column, writeWorkbook } from '../../infrastructure/spreadsheets/index.ts';
import { AppError } from '../errors/index.ts';
import { acquireExportSlot } from './export-semaphore.ts';

/** A client that reads nothing for this long counts as disconnected. */
const stalledAfterMs = 60_000;

export interface Export<Row> {
  /** The name of the sheet. */
  name: string;
  columns: readonly Column<Row>[];
  query: RawBuilder<Row>;
}

/**
 * Streams the rows of a query as a workbook. Rows are read from the database only as fast as the
 * client reads. The cursor is closed when the response ends or the client disconnects.
 */
export async function streamExport<Row>(
  db: Db,
  { raw }: FastifyReply,
  { name, columns, query }: Export<Row>,
): Promise<Readable> {
  const closed = new AbortController();
  const disconnected = new AppError('bad_request', 'calls.disconnected');
  if (raw.destroyed) throw disconnected;
  const release = acquireExportSlot();
  raw.once('close', () => {
    release();
    closed.abort(disconnected);
  });
  const cursor = await openCursor(db, query, closed.signal).catch((error) => {
    throw closed.signal.aborted ? disconnected : error;
  });
  // Closing fails on a broken connection, which needs no closing.
  const close = () => cursor.close().catch(() => {});
  if (closed.signal.aborted) {
    await close();
    throw disconnected;
  }
  closed.signal.addEventListener('abort', close, { once: true });
  raw.setTimeout(stalledAfterMs, () => raw.destroy());

  return writeWorkbook(name, columns, cursor.batches());
}
