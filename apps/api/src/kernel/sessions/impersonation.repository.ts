// Impersonation: an admin is logged in as another user (D34). It is bound to the admin's own
// session and ends with it, or after an hour; it is never extended. It gives no access to the
// admin's account.
import { impersonationHours } from '@freely/domain/lifetimes';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import type { SessionUser } from './sessions.repository.ts';
import { hashToken, newToken } from './token.ts';

const end = sql<Date>`now() + make_interval(hours => ${impersonationHours})`;

/** A new impersonation's token, not stored anywhere. Null when the admin was just signed out. */
export async function startImpersonation(
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
          end.as('expires_at'),
          end.as('ends_at'),
        ])
        .where('token_hash', '=', admin.tokenHash)
        .where('impersonator_id', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .forKeyShare(),
    )
    .executeTakeFirst();

  return started.numInsertedOrUpdatedRows ? token : null;
}

/** When the impersonation ends by itself; null for a user's own session. */
export async function impersonationEndsAt(
  db: Db,
  { tokenHash }: SessionUser,
): Promise<Date | null> {
  const found = await db
    .selectFrom('sessions')
    .select('ends_at')
    .where('token_hash', '=', tokenHash)
    .where('impersonator_id', 'is not', null)
    .executeTakeFirst();

  return found?.ends_at ?? null;
}
