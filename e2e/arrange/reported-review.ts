import { apiSend } from './api-calls.ts';
import type { ArrangedBooking } from './bookings.ts';
import { executeSql } from './database.ts';

/** Makes the customer review a completed booking, and the practitioner report the review. */
export async function reportedReview(
  { booking, session }: ArrangedBooking,
  text: string,
): Promise<void> {
  await apiSend('POST', `/dashboard/user/booking/${booking.id}/review`, session.access_token, {
    timekeeping: 1,
    friendliness: 2,
    communication: 1.5,
    satisfaction: 0.5,
    review: text,
  });
  const reported = await executeSql(
    `update reviews set reported_at = clock_timestamp(), reported_reason = 'This was not me'
       where booking_id = $1`,
    [booking.id],
  );
  if (reported !== 1) throw new Error(`There is no review of booking ${booking.id}`);
}
