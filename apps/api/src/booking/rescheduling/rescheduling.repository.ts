import { freeAfterMove } from '@freely/domain/cancellation';
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { LockedBooking } from '../bookings/index.ts';

interface Slot {
  startsAt: Date;
  endsAt: Date;
  /** Travel included. */
  blockedFrom: Date;
  blockedTo: Date;
}

export async function saveMove(
  trx: Trx,
  { id, starts_at: before, now }: LockedBooking,
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
      free_after_move: awaitsCustomer ? null : freeAfterMove(slot.startsAt, now),
      calendar_sequence: sql`calendar_sequence + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * A patch test is not cancelled without its treatment, so that can be cancelled free of charge for a day after the
 * test has moved (D104).
 */
export async function saveFreeAfterTest(trx: Trx, { id, now }: LockedBooking): Promise<void> {
  const treatment = await trx
    .selectFrom('patch_tests')
    .innerJoin('bookings', 'bookings.id', 'patch_tests.booking_id')
    .select(['bookings.id', 'bookings.starts_at'])
    .where('patch_tests.visit_id', '=', id)
    .where('bookings.status', '=', 'confirmed')
    .executeTakeFirst();
  if (!treatment) return;
  const until = freeAfterMove(treatment.starts_at, now);
  await trx
    .updateTable('bookings')
    .set({ free_after_move: sql<Date>`greatest(free_after_move, ${until}::timestamptz)` })
    .where('id', '=', treatment.id)
    .execute();
}

/** Whether the customer has another visit at that time. */
export async function isBookedElsewhere(
  trx: Trx,
  { id, customer_id: customerId }: LockedBooking,
  { startsAt, endsAt }: Slot,
): Promise<boolean> {
  const other = await trx
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '<>', id)
    .where('status', '=', 'confirmed')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .executeTakeFirst();

  return other !== undefined;
}

export async function saveAccepted(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('bookings').set({ awaits_customer: false }).where('id', '=', id).execute();
}
