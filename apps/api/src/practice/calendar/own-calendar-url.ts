// The secret URL of a practitioner's own calendar (D32).
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { decrypt, encrypt } from '../../infrastructure/encryption/index.ts';
import { hashToken, newToken } from '../../kernel/sessions/index.ts';

const tokenContext = (practitionerId: number) => `calendar-address:${practitionerId}`;

/** The URL to add to a calendar app; null until one was created. */
export async function readOwnCalendarUrl(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<string | null> {
  const found = await db
    .selectFrom('calendar_addresses')
    .select('sealed_token')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
  if (!found) return null;
  const token = decrypt(config.dataKey, tokenContext(practitionerId), found.sealed_token);

  return `${config.apiUrl}${config.basePath}/calendar/${token}.ics`;
}

/** Creates a URL. An existing one stays, since calendar apps use it. */
export async function createOwnCalendarUrl(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<void> {
  const token = newToken();
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await trx
      .insertInto('calendar_addresses')
      .values({
        practitioner_id: practitionerId,
        token_hash: hashToken(token),
        sealed_token: encrypt(config.dataKey, tokenContext(practitionerId), token),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The URL stops working. The next one will have another token. */
export async function revokeOwnCalendarUrl(db: Db, practitionerId: number): Promise<void> {
  await db.deleteFrom('calendar_addresses').where('practitioner_id', '=', practitionerId).execute();
}

/** The id of the practitioner whose calendar has this file name, or null. */
export async function findCalendarOwner(db: Db, file: string): Promise<number | null> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  if (!token) return null;
  const found = await db
    .selectFrom('calendar_addresses')
    .innerJoin('users', 'users.id', 'calendar_addresses.practitioner_id')
    .select('users.id')
    .where('token_hash', '=', hashToken(token))
    .where('users.erased_at', 'is', null)
    .where(
      sql<boolean>`exists (select from user_roles where user_id = users.id and role = 'practitioner')`,
    )
    .executeTakeFirst();

  return found?.id ?? null;
}
