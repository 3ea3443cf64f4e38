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
 * can act in time (D71).
 * @returns whether others were replaced
 */
export async function putBankDetails(
  db: Db,
  practitionerId: number,
  details: { sealed: Buffer; account_ending: string },
): Promise<boolean> {
  const { is_change } = await db
    .insertInto('bank_details')
    .values({ practitioner_id: practitionerId, ...details })
    .onConflict((conflict) =>
      conflict.column('practitioner_id').doUpdateSet({
        ...details,
        updated_at: sql`now()`,
        payable_from: sql<Date>`now() + make_interval(hours => ${changedBankDetailsHours})`,
      }),
    )
    .returning(sql<boolean>`payable_from is not null`.as('is_change'))
    .executeTakeFirstOrThrow();

  return is_change;
}
