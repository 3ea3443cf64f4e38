// An admin's visit as another user (D34): it hangs on the admin's own session, ends with it and
// after an hour, and never slides. Nothing that it may do opens the admin's account.
import { sql } from 'kysely';
import type { Db, Trx } from '../database/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { SessionUser } from './sessions.ts';
import { hashToken, newToken } from './token.ts';

const anHourOn = sql<Date>`now() + interval '1 hour'`;

/** A new visit's token, which is nowhere else. Null when the admin was signed out just now. */
export async function startVisit(
  trx: Trx,
  admin: SessionUser,
  userId: number,
): Promise<string | null> {
  const token = newToken();
  const started = await trx
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'impersonator_id', 'behind', 'expires_at', 'ends_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          sql<Buffer>`${hashToken(token)}::bytea`.as('token_hash'),
          sql<number>`${userId}::bigint`.as('user_id'),
          'user_id as impersonator_id',
          'token_hash as behind',
          anHourOn.as('expires_at'),
          anHourOn.as('ends_at'),
        ])
        .where('token_hash', '=', admin.tokenHash)
        .where('impersonator_id', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .forKeyShare(),
    )
    .executeTakeFirst();

  return started.numInsertedOrUpdatedRows ? token : null;
}

/** When the visit ends by itself; null for a session of somebody's own. */
export async function endOfVisit(db: Db, { tokenHash }: SessionUser): Promise<Date | null> {
  const found = await db
    .selectFrom('sessions')
    .select('ends_at')
    .where('token_hash', '=', tokenHash)
    .where('impersonator_id', 'is not', null)
    .executeTakeFirst();

  return found?.ends_at ?? null;
}

/** What an admin who is logged in as a user must leave to the user (D34). */
export function refuseVisitor({ impersonatorId }: Pick<SessionUser, 'impersonatorId'>): void {
  if (impersonatorId !== null) {
    throw new AppError('forbidden', 'Not while you are logged in as another user');
  }
}
