import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from './transaction.ts';

const batchSize = 500;
/** A long list takes longer than the usual statement timeout allows. */
const openTimeout = '120s';

export interface Cursor<Row> {
  /** Batches, read on demand. The cursor is closed after the last one. */
  batches(): AsyncGenerator<Row[]>;
  /** Releases the connection, also in the middle of reading. May be called again. */
  close(): Promise<void>;
}

/**
 * A snapshot of the rows of a query, for slow readers. The database stores the rows when the cursor
 * opens: from then on the cursor holds a connection but no transaction, so a slow reader does not
 * hold back vacuum. The caller has to close it.
 * @param signal aborts the opening, in the database too
 */
export async function openCursor<Row>(
  db: Db,
  query: RawBuilder<Row>,
  signal: AbortSignal,
): Promise<Cursor<Row>> {
  signal.throwIfAborted();
  const { connection, release } = await acquireConnection(db);
  let cancelling: Promise<unknown> = Promise.resolve();
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    const cancel = () => {
      cancelling = sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      signal.throwIfAborted();
      await connection.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = ${sql.lit(openTimeout)}`.execute(trx);
        await sql`declare held no scroll cursor with hold for ${query}`.execute(trx);
      });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  } catch (error) {
    // A delayed cancellation must not hit the next user of the connection.
    await cancelling.catch(() => {});
    release();
    throw error;
  }

  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await cancelling.catch(() => {});
    await sql`close held`.execute(connection).finally(release);
  };

  return {
    close,
    batches: async function* () {
      try {
        while (isOpen) {
          const { rows } = await sql<Row>`fetch forward ${sql.lit(batchSize)} from held`.execute(
            connection,
          );
          if (rows.length === 0) break;
          yield rows;
        }
      } finally {
        await close();
      }
    },
  };
}

/** A connection of the pool, until it is released. */
function acquireConnection(db: Db): Promise<{ connection: Db; release: () => void }> {
  return new Promise((resolve, reject) => {
    db.connection()
      .execute((connection) => new Promise<void>((release) => resolve({ connection, release })))
      .catch(reject);
  });
}
