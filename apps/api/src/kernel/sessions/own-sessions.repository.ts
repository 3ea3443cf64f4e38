// What owners see and end of their own sessions. An admin's impersonation is not one of them (D34).
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import type { SessionUser } from './sessions.repository.ts';

/** Names a session to its owner. A part of the hash says nothing about the token. */
const publicId = sql<string>`encode(substring(sessions.token_hash for 12), 'hex')`;

/** This session first, then those that were used last. */
export function listOwnSessions(db: Db, { id, tokenHash }: SessionUser) {
  const isCurrent = sql<boolean>`token_hash = ${tokenHash}`;

  return db
    .selectFrom('sessions')
    .select([publicId.as('id'), 'device', 'created_at', 'seen_at', isCurrent.as('is_current')])
    .where('user_id', '=', id)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(isCurrent, 'desc')
    .orderBy('seen_at', 'desc')
    .execute();
}

/**
 * Ends a session of this user, and forgets its browser unless it is the one that asks.
 * @returns whether there was such a session
 */
export async function endOneSession(trx: Trx, user: SessionUser, id: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('impersonator_id', 'is', null)
    .where(publicId, '=', id)
    .returning(['token_hash', 'device_hash'])
    .executeTakeFirst();
  if (!ended) return false;
  if (ended.device_hash !== null) {
    await trx
      .deleteFrom('devices')
      .where('token_hash', '=', ended.device_hash)
      .where('token_hash', 'not in', (eb) =>
        eb
          .selectFrom('sessions')
          .select((one) => one.ref('device_hash').$notNull().as('device_hash'))
          .where('token_hash', '=', user.tokenHash)
          .where('device_hash', 'is not', null),
      )
      .execute();
  }

  return true;
}
