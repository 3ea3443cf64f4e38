import { apiSend, practitionerEmail } from './api-calls.ts';
import { type ArrangedBooking, paidBooking } from './bookings.ts';
import { moveBooking } from './pass-time.ts';
import { logInByApi } from './personas.ts';

/** A booking that began half an hour ago, with a dispute about lateness (D26). */
export async function createDisputedBooking(): Promise<ArrangedBooking> {
  const arranged = await paidBooking();
  const { id, practitioner_id, practitioner_name } = arranged.booking;
  await moveBooking(id, -0.5);
  const practitioner = await logInByApi(
    await practitionerEmail(practitioner_id, practitioner_name),
  );
  const path = `/booking/${id}/lateness`;
  await apiSend('POST', path, arranged.session.access_token, {
    minutes: 25,
    details: 'I waited at the window.',
  });
  await apiSend('PUT', path, practitioner.access_token, {
    agree: false,
    details: 'I rang the bell in time.',
  });

  return arranged;
}
