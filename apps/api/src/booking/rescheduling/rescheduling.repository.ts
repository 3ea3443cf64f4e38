import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { BookingRecord } from '../bookings/index.ts';

interface Slot {
  startsAt: Date;
  endsAt: Date;
  /** Travel included. */
  blockedFrom: Date;
  blockedTo: Date;
}

export async function saveMove(
  trx: Trx,
  { id, starts_at: before }: BookingRecord,
  slot: Slot,
  awaitsCustomer: boolean,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      during: sql`tstzrange(${slot.blockedFrom}, ${slot.blockedTo})`,
      moved_at: sql<Date>`clock_timestamp()`,
      moved_from: before,
      awaits_customer: awaitsCustomer,
      calendar_sequence: sql`calendar_sequence + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function saveAccepted(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('bookings').set({ awaits_customer: false }).where('id', '=', id).execute();
}
