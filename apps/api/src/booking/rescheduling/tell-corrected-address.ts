import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { JobData } from '../../infrastructure/jobs/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { placeOf } from '../calendar/index.ts';
import { addressCorrected } from '../events/index.ts';

/**
 * Has the customer told that the address of their visit to come reads otherwise (D95), however often it was corrected
 * since. Nobody is told of one that reads as before. May run again: the mail is the same.
 */
export async function tellCorrectedAddress(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { bookingId, before }: JobData['tell-corrected-address'],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (booking?.status !== 'confirmed' || booking.starts_at <= booking.now) return;
    if (placeOf(booking) === before) return;
    await events.publish(trx, addressCorrected, { booking, before });
  });
}
