import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/** Locked, so that no login and no impersonation begins beside the change. */
export function lockForSuspension(trx: Trx, email: string) {
  return trx
    .selectFrom('users')
    .select((eb) => [
      'id',
      sql<boolean>`active_before_suspension is not null`.as('isSuspended'),
      eb
        .exists(
          eb
            .selectFrom('user_roles')
            .select('role')
            .whereRef('user_id', '=', 'users.id')
            .where('role', '=', 'admin'),
        )
        .as('isAdmin'),
    ])
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Inactive is the one rule by which search, slots, bookings and waiting lists leave an account out. */
export async function markSuspended(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ active_before_suspension: sql<boolean>`active`, active: false })
    .where('id', '=', id)
    .execute();
}

export async function unmarkSuspended(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ active: sql<boolean>`active_before_suspension`, active_before_suspension: null })
    .where('id', '=', id)
    .execute();
}

/** Keeps it so until the transaction ends. */
export async function isSuspended(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('active_before_suspension', 'is', null)
    // No two share it: a login goes on to change the row.
    .forNoKeyUpdate()
    .executeTakeFirst();

  return found === undefined;
}
