import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from './transaction.ts';

const rowsAtOnce = 500;
/** A long list takes longer than a call of the API may. */
const patience = '120s';

export interface Cursor<Row> {
  /** Batches, each read when it is asked for. Ends the cursor at their end. */
  batches(): AsyncGenerator<Row[]>;
  /** Gives the connection back; also in the middle of reading. May be called again. */
  close(): Promise<void>;
}

/**
 * The rows of a query as they were at one moment, for whoever reads them slowly. The database puts
 * them aside when the cursor opens: from then on it holds a connection, but no transaction, so a
 * reader who takes an hour keeps nothing from being vacuumed. Whoever opens it has to close it.
 * @param signal breaks off the opening, in the database too
 */
export async function openCursor<Row>(
  db: Db,
  query: RawBuilder<Row>,
  signal: AbortSignal,
): Promise<Cursor<Row>> {
  signal.throwIfAborted();
  const { connection, giveBack } = await borrow(db);
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
        await sql`set local statement_timeout = ${sql.lit(patience)}`.execute(trx);
        await sql`declare held no scroll cursor with hold for ${query}`.execute(trx);
      });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  } catch (error) {
    // A late cancellation must not meet whoever has the connection next.
    await cancelling.catch(() => {});
    giveBack();
    throw error;
  }

  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await cancelling.catch(() => {});
    await sql`close held`.execute(connection).finally(giveBack);
  };

  return {
    close,
    batches: async function* () {
      try {
        while (isOpen) {
          const { rows } = await sql<Row>`fetch forward ${sql.lit(rowsAtOnce)} from held`.execute(
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

/** A connection of the pool for as long as it is wanted. */
function borrow(db: Db): Promise<{ connection: Db; giveBack: () => void }> {
  return new Promise((resolve, reject) => {
    db.connection()
      .execute((connection) => new Promise<void>((giveBack) => resolve({ connection, giveBack })))
      .catch(reject);
  });
}
