import { change } from './database.ts';

/** A practitioner has no two appointments at once: an hour further there may be room. */
const tries = 24;

/** Moves an appointment to so many hours from now (negative: ago), or the next free hour. */
export async function startsIn(bookingId: number, hours: number): Promise<void> {
  const step = hours < 0 ? -1 : 0.25;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const start = new Date(Date.now() + (hours + attempt * step) * 3_600_000);
    try {
      await change(
        `update bookings set starts_at = $2, ends_at = $2::timestamptz + (ends_at - starts_at),
           during = tstzrange($2, $2::timestamptz + (ends_at - starts_at)) where id = $1`,
        [bookingId, start],
      );
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '23P01') throw error;
    }
  }
  throw new Error(`Booking ${bookingId} finds no room around ${hours} hours from now`);
}

/** The appointment has taken place, a few days ago. */
export async function complete(bookingId: number): Promise<void> {
  await startsIn(bookingId, -72);
  await change(`update bookings set status = 'completed' where id = $1`, [bookingId]);
}

/** The quarter of an hour in which the time was held is over, and the worker has let it go. */
export async function endHold(bookingId: number): Promise<void> {
  await change(
    `update bookings set status = 'expired', hold_until = clock_timestamp() where id = $1`,
    [bookingId],
  );
}
