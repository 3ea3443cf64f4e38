// The secret address of a practitioner's own calendar (D32).
import { sql } from 'kysely';
import { type Db, inTransaction, lockPractitioner } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { hashToken, newToken } from '../../sessions/token.ts';

const sealFor = (practitionerId: number) => `calendar-address:${practitionerId}`;

/** The whole address, to be given to a calendar program; null until one was made. */
export async function readOwnAddress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<string | null> {
  const found = await db
    .selectFrom('calendar_addresses')
    .select('sealed_token')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
  if (!found) return null;
  const token = unseal(config.dataKey, sealFor(practitionerId), found.sealed_token);

  return `${config.apiUrl}${config.basePath}/calendar/${token}.ics`;
}

/** Makes an address; one that is there stays, since calendar programs know it. */
export async function makeOwnAddress(
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
        sealed_token: seal(config.dataKey, sealFor(practitionerId), token),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** From now on, the address leads nowhere; the next one will be another. */
export async function revokeOwnAddress(db: Db, practitionerId: number): Promise<void> {
  await db.deleteFrom('calendar_addresses').where('practitioner_id', '=', practitionerId).execute();
}

/** Whose calendar a file name is, if anybody's. */
export async function ownerOfFile(db: Db, file: string): Promise<number | null> {
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
