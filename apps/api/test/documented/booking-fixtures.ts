// Bookings in the states that the rows need, and common refusals.
import { sql } from 'kysely';
import type { TestUser } from '../support/make-users.ts';
import { confirmedBooking, startsIn } from '../support/paid-booking.ts';
import type { TestApi } from '../support/start-test-api.ts';

export const conflict = (message: string) => ({ status: 409, message });

/** A user with the right role asks for somebody else's booking. */
export const notOwned = (as: TestUser, id: number) => ({
  when: 'it is somebody else’s',
  as,
  params: { id },
  status: 404,
  message: 'Booking not found',
});

/** A confirmed booking whose start is this far from now: `-20 minutes` has started. */
export async function startedBooking(api: TestApi, interval: string) {
  const booked = await confirmedBooking(api);
  await startsIn(api, booked.id, interval);

  return booked;
}

export const cancelledBooking = async (api: TestApi, by: 'customer' | 'practitioner') => {
  const booked = await confirmedBooking(api);
  await sql`update bookings set status = ${`cancelled_by_${by}`}
    where id = ${booked.id}`.execute(api.db);

  return booked;
};

export const paramsOf = ({ id }: { id: number }) => ({ params: { id } });
