import { moveBooking } from '@freely/api-client/contract';
import { formatPhone } from '@freely/domain/format-phone';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking, startsIn } from '../../../test/support/paid-booking.ts';
import { questionnaireOf, sign } from '../../../test/support/questionnaires.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { sendMail } from '../../notifications/index.ts';
import { queueReminders } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  // Without a worker: the tests queue reminders and send mails themselves.
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

/** A booking that was paid two days ago and starts after the given time. */
async function booked(startingIn: string) {
  const booking = await confirmedBooking(market);
  await startsIn(market, booking.id, startingIn);
  await sql`update bookings set paid_at = now() - interval '2 days'
    where id = ${booking.id}`.execute(market.db);

  return booking;
}

const queued = (bookingId: number) =>
  market.db
    .selectFrom('mail_outbox')
    .select(['id', 'kind'])
    .where('booking_id', '=', bookingId)
    .where('kind', 'like', 'reminder_%')
    .orderBy('id')
    .execute();

const sent = async (bookingId: number, { email }: TestUser) => {
  for (const { id } of await queued(bookingId)) await sendMail(market.deps, id);

  return (await market.mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder'));
};

test('both sides are reminded 24 hours ahead, once, with a calendar entry', async () => {
  const { id, ada, grace } = await booked('23 hours 59 minutes');
  const early = await booked('24 hours 1 minutes');
  await Promise.all([1, 2, 3].map(() => queueReminders(market.deps)));
  await queueReminders(market.deps);

  expect((await queued(id)).map(({ kind }) => kind)).toEqual([
    'reminder_customer',
    'reminder_practitioner',
  ]);
  expect(await queued(early.id)).toEqual([]);
  const [toAda] = await sent(id, ada);
  expect(toAda?.text).toContain(formatPhone(grace.phone));
  expect(toAda?.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
  expect(await sent(id, grace)).toHaveLength(1);
});

test('the customer is reminded of questions that wait for an answer, and of no others', async () => {
  const [waits, answered] = [await booked('23 hours'), await booked('23 hours')];
  for (const { id, ada, grace } of [waits, answered]) {
    const questionnaire = await questionnaireOf(market, grace);
    if (id === answered.id) await sign(market, ada, { booking: id, questionnaire });
  }
  await queueReminders(market.deps);

  const [waiting] = await sent(waits.id, waits.ada);
  expect(waiting?.text).toContain(`/customer/questions/${waits.id}`);
  const [done] = await sent(answered.id, answered.ada);
  expect(done?.text).not.toContain('/customer/questions/');
});

test('a booking that was made less than 24 hours ahead gets no reminder', async () => {
  const { id } = await booked('20 hours');
  await sql`update bookings set paid_at = now() - interval '1 hour' where id = ${id}`.execute(
    market.db,
  );
  await queueReminders(market.deps);

  expect(await queued(id)).toEqual([]);
});

test('no reminder is sent when the booking was cancelled or has started meanwhile (D52)', async () => {
  const [cancelled, late] = [await booked('20 hours'), await booked('20 hours')];
  await queueReminders(market.deps);
  await sql`update bookings set status = 'cancelled_by_customer'
    where id = ${cancelled.id}`.execute(market.db);
  await startsIn(market, late.id, '-1 minutes');

  for (const { id, ada } of [cancelled, late]) {
    expect(await queued(id)).toHaveLength(2);
    expect(await sent(id, ada)).toEqual([]);
  }
});

test('a moved booking is reminded at its new time, and not at the old one', async () => {
  const { id, ada, grace } = await booked('20 hours');
  await queueReminders(market.deps);
  const params = { params: { id: String(id) } };
  const moved = await market.call(moveBooking, { ...params, body: freeSlot(5) }, { as: grace });
  expect(moved.status).toBe(200);
  await queueReminders(market.deps);
  expect(await sent(id, ada)).toEqual([]);

  // When the new start is near.
  await startsIn(market, id, '23 hours');
  await sql`update bookings set moved_at = now() - interval '4 days'
    where id = ${id}`.execute(market.db);
  await queueReminders(market.deps);
  expect(await sent(id, ada)).toHaveLength(1);
  expect(await queued(id)).toHaveLength(4);
});
