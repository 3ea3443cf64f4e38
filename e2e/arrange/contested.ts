import { type Arranged, paidBooking } from './bookings.ts';
import { emailOfPractitioner, tell } from './market.ts';
import { startsIn } from './pass-time.ts';
import { logInByApi } from './visitors.ts';

/** An appointment that began half an hour ago, about whose lateness the two do not agree (D26). */
export async function contestedBooking(): Promise<Arranged> {
  const arranged = await paidBooking();
  const { id, practitioner_id, practitioner_name } = arranged.booking;
  await startsIn(id, -0.5);
  const practitioner = await logInByApi(
    await emailOfPractitioner(practitioner_id, practitioner_name),
  );
  const path = `/booking/${id}/lateness`;
  await tell('POST', path, arranged.session.access_token, {
    minutes: 25,
    details: 'I waited at the window.',
  });
  await tell('PUT', path, practitioner.access_token, {
    agree: false,
    details: 'I rang the bell in time.',
  });

  return arranged;
}
