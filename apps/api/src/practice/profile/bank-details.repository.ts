import { newBankDetailsHours } from '@freely/domain/lifetimes';
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

/** Whether anybody has paid for a booking with the practitioner: payouts are due, or will be. */
export async function hasEarned(db: Db, practitionerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('practitioner_id', '=', practitionerId)
    .where('paid_at', 'is not', null)
    .where('total_amount', '>', 0)
    .limit(1)
    .executeTakeFirst();

  return found !== undefined;
}

/**
 * Details that wait are paid to only after a while, so that the owner of a stolen account can act in
 * time (D71). The same ones are stored again too: encrypted anew they are a new version, which the provider
 * gets.
 */
export async function putBankDetails(
  db: Db,
  practitionerId: number,
  details: { sealed: Buffer; account_ending: string },
  isToWait: boolean,
): Promise<void> {
  const wait = isToWait
    ? { payable_from: sql<Date>`now() + make_interval(hours => ${newBankDetailsHours})` }
    : {};
  await db
    .insertInto('bank_details')
    .values({ practitioner_id: practitionerId, ...details, ...wait })
    .onConflict((conflict) =>
      conflict.column('practitioner_id').doUpdateSet({
        ...details,
        updated_at: sql`now()`,
        ...wait,
      }),
    )
    .execute();
}
