// Read your writes (ADR 0053): where the log of changes was when a session last changed something.
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { type WalPosition, writtenPosition } from '../../infrastructure/replicas/index.ts';
import { hashToken } from './token.ts';

/** After a change. Of an impersonation, the admin's own session has to see it too. */
export async function noteWrite(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`update sessions set written_position = ${writtenPosition}
    where token_hash = ${tokenHash} or token_hash = (
      select behind from sessions where token_hash = ${tokenHash})`.execute(db);
}

/** Null when the session has changed nothing, or is none. */
export async function findWrittenPosition(db: Db, token: string): Promise<WalPosition | null> {
  const row = await db
    .selectFrom('sessions')
    .select('written_position')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();

  return row?.written_position ?? null;
}
