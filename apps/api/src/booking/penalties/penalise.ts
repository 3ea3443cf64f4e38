import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { type LockedBooking, recordEvent } from '../bookings/index.ts';

/** The title of the blocked time in the practitioner's own calendar. */
const title = 'Blocked: cancelled booking';

/**
 * Penalises a practitioner who cancels (D31): a note on the profile, the cancelled time blocked,
 * travel included, and the fee from the settings. Call it under the practitioner's lock.
 */
export async function penalise(trx: Trx, booking: LockedBooking, by: Actor): Promise<void> {
  const { id: bookingId, practitioner_id: practitionerId, during } = booking;
  const { id, fee } = await trx
    .insertInto('penalties')
    .values({
      practitioner_id: practitionerId,
      booking_id: bookingId,
      fee: sql<number>`(select cancellation_fee from settings)`,
    })
    .returning(['id', 'fee'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('time_off')
    .values({
      practitioner_id: practitionerId,
      penalty_id: id,
      title,
      full_day: false,
      during,
    })
    .execute();
  await recordEvent(trx, bookingId, 'penalised', by, { penalty_id: id, fee });
}
