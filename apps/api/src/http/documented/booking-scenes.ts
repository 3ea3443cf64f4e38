// Bookings in the states that rows need, and what is answered there.
import { sql } from 'kysely';
import type { TestUser } from '../../testing/make-users.ts';
import { confirmedBooking, startsIn } from '../../testing/paid-booking.ts';
import type { TestApi } from '../../testing/start-test-api.ts';

export const state = (message: string) => ({ status: 409, message });

/** Somebody else's, by a person of the right role. */
export const notTheirs = (as: TestUser, id: number) => ({
  when: 'it is somebody else’s',
  as,
  params: { id },
  status: 404,
  message: 'Booking not found',
});

export async function begun(api: TestApi, interval: string) {
  const booked = await confirmedBooking(api);
  await startsIn(api, booked.id, interval);

  return booked;
}

export const cancelled = async (api: TestApi, by: 'customer' | 'practitioner') => {
  const booked = await confirmedBooking(api);
  await sql`update bookings set status = ${`cancelled_by_${by}`}
    where id = ${booked.id}`.execute(api.db);

  return booked;
};

export const about = ({ id }: { id: number }) => ({ params: { id } });
