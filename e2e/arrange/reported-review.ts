import type { Arranged } from './bookings.ts';
import { change } from './database.ts';
import { tell } from './market.ts';

/** The customer reviews a completed appointment, and the practitioner asks an admin to look. */
export async function reportedReview({ booking, session }: Arranged, text: string): Promise<void> {
  await tell('POST', `/dashboard/user/booking/${booking.id}/review`, session.access_token, {
    timekeeping: 1,
    friendliness: 2,
    communication: 1.5,
    satisfaction: 0.5,
    review: text,
  });
  const reported = await change(
    `update reviews set reported_at = clock_timestamp(), reported_reason = 'This was not me'
       where booking_id = $1`,
    [booking.id],
  );
  if (reported !== 1) throw new Error(`There is no review of booking ${booking.id}`);
}
