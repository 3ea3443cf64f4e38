import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export function findUrl(db: Db, practitionerId: number) {
  return db
    .selectFrom('calendar_addresses')
    .select('sealed_token')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
}

export async function insertUrl(
  trx: Trx,
  url: Insertable<Database['calendar_addresses']>,
): Promise<void> {
  await trx
    .insertInto('calendar_addresses')
    .values(url)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The URL stops working. The next one will have another token. @returns whether there was one */
export async function revokeOwnCalendarUrl(db: Db, practitionerId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_addresses')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

/** The practitioner of a token. */
export async function findOwner(db: Db, tokenHash: Buffer): Promise<number | null> {
  const found = await db
    .selectFrom('calendar_addresses')
    .innerJoin('users', 'users.id', 'calendar_addresses.practitioner_id')
    .select('users.id')
    .where('token_hash', '=', tokenHash)
    .where('users.erased_at', 'is', null)
    .where(
      sql<boolean>`exists (select from user_roles where user_id = users.id and role = 'practitioner')`,
    )
    .executeTakeFirst();

  return found?.id ?? null;
}
