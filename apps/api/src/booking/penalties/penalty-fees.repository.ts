// Cancellation fees of a practitioner, for the payouts. Call all of it under the practitioner's
// lock.
import type { Pence } from '@freely/domain/money';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export interface OpenPenaltyFee {
  penaltyId: number;
  bookingId: number;
  /** What is still to be withheld. */
  fee: Pence;
}

/** Fees that were neither waived nor withheld in full, the oldest first. */
export function openPenaltyFees(db: Db, practitionerId: number): Promise<OpenPenaltyFee[]> {
  return db
    .selectFrom('penalties')
    .select(['id as penaltyId', 'booking_id as bookingId', sql<number>`fee - withheld`.as('fee')])
    .where('practitioner_id', '=', practitionerId)
    .where('waived_at', 'is', null)
    .whereRef('withheld', '<', 'fee')
    .orderBy('id')
    .execute();
}

/** Records that a payout withheld `amount`. @throws when that is more than is open. */
export async function withholdPenaltyFee(
  trx: Trx,
  penaltyId: number,
  amount: Pence,
): Promise<void> {
  await trx
    .updateTable('penalties')
    .set({ withheld: sql`withheld + ${amount}` })
    .where('id', '=', penaltyId)
    .where('waived_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
}
