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

/** What was withheld for penalties that were waived since, to pay it back: each only once. */
export async function takeWaivedFees(
  trx: Trx,
  practitionerId: number,
): Promise<{ penaltyId: number; amount: Pence }[]> {
  const { rows } = await sql<{ penaltyId: number; amount: Pence }>`
    with waived as (
      select id, withheld from penalties
      where practitioner_id = ${practitionerId} and waived_at is not null and withheld > 0
      for update)
    update penalties set withheld = 0 from waived where penalties.id = waived.id
    returning waived.id as "penaltyId", waived.withheld as amount`.execute(trx);

  return rows;
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
