import { changedBankDetailsHours } from '@freely/domain/lifetimes';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export async function findSealedDetails(db: Db, practitionerId: number): Promise<Buffer | null> {
  const found = await db
    .selectFrom('bank_details')
    .select('sealed')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return found?.sealed ?? null;
}

/**
 * Details that replace others are paid to only after a while, so that the owner of a stolen account
 * can act in time (D71). The same ones are stored again too: encrypted anew they are a new version, which
 * the provider gets.
 */
export async function putBankDetails(
  db: Db,
  practitionerId: number,
  details: { sealed: Buffer; account_ending: string },
  isChange: boolean,
): Promise<void> {
  const wait = isChange
    ? { payable_from: sql<Date>`now() + make_interval(hours => ${changedBankDetailsHours})` }
    : {};
  await db
    .insertInto('bank_details')
    .values({ practitioner_id: practitionerId, ...details })
    .onConflict((conflict) =>
      conflict.column('practitioner_id').doUpdateSet({
        ...details,
        updated_at: sql`now()`,
        ...wait,
      }),
    )
    .execute();
}
