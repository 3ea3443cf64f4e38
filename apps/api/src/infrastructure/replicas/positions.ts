// Where a database stands in its log of changes (WAL), in bytes: what is written later is greater. The
// functions of `pg_lsn` say it as 0/16B3748; as a number it can be compared and kept anywhere.
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export type WalPosition = number;

/** Of the primary: whatever is committed by now is before it. */
export const writtenPosition = sql<WalPosition>`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint`;

export async function readWrittenPosition(db: Db): Promise<WalPosition> {
  const { rows } = await sql<{ position: WalPosition }>`
    select ${writtenPosition} as position`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The primary told no position');

  return row.position;
}

/** Of a replica: what was written up to here is visible in it. Null once it is a primary itself. */
export async function readReplayedPosition(db: Db): Promise<WalPosition | null> {
  const { rows } = await sql<{ position: WalPosition | null }>`
    select case when pg_is_in_recovery()
      then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as position`.execute(db);

  return rows[0]?.position ?? null;
}
