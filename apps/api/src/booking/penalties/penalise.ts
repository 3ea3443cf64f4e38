import type { Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { type LockedBooking, recordEvent } from '../bookings/index.ts';
import { insertPenalty } from './penalties.repository.ts';

/** The title of the blocked time in the practitioner's own calendar. */
const title = 'Blocked: cancelled booking';

/**
 * Penalises a practitioner who cancels (D31): a note on the profile, the cancelled time blocked,
 * travel included, and the fee from the settings. Call it under the practitioner's lock.
 */
export async function penalise(trx: Trx, booking: LockedBooking, by: Actor): Promise<void> {
  const { id: bookingId } = booking;
  const { id, fee } = await insertPenalty(trx, booking, title);
  await recordEvent(trx, bookingId, 'penalised', by, { penalty_id: id, fee });
}
