// Bookings after their checkout, moved to any point in time.
import { createBooking } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import type { TestApi } from './start-test-api.ts';
import { draftFor, type TestMarket } from './start-test-market.ts';

export interface BookedCase {
  id: number;
  ada: TestUser;
  grace: TestPractitioner;
}

interface Parts {
  ada?: TestUser;
  grace?: TestPractitioner;
  slot?: { date: string; start_time: string };
}

/** Held, then marked as paid without a payment: for rules that are not about money. */
export async function confirmedBooking(api: TestApi, parts: Parts = {}): Promise<BookedCase> {
  const booked = await heldBooking(api, parts);
  await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
    where id = ${booked.id}`.execute(api.db);

  return booked;
}

/** Paid by card, through the provider and its webhooks. */
export async function paidBooking(market: TestMarket, parts: Parts = {}): Promise<BookedCase> {
  const booked = await heldBooking(market, parts);
  await market.confirmCard(await market.intentOf(booked.ada, booked.id));
  await market.eventually(async () => (await market.bookingRow(booked.id)).status === 'confirmed');

  return booked;
}

async function heldBooking(api: TestApi, parts: Parts): Promise<BookedCase> {
  const grace = parts.grace ?? (await api.makePractitioner());
  const ada = parts.ada ?? (await api.makeCustomer());
  const body = draftFor(grace, parts.slot ?? freeSlot(8));
  const response = await api.call(createBooking, { body }, { as: ada });
  if (response.status !== 201) throw new Error(response.body.message);

  return { id: response.body.id, ada, grace };
}

/** Refunds all of it in the provider's dashboard, as support does; the booking stays as it is. */
export async function refundByHand({ db, deps, eventually }: TestMarket, id: number) {
  const payment = () =>
    db
      .selectFrom('payments')
      .select(['intent_id', 'captured', 'refunded'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
  const { intent_id: intent } = await payment();
  await deps.stripe.refunds.create({ payment_intent: String(intent) });
  await eventually(async () => {
    const { captured, refunded } = await payment();

    return refunded === captured;
  });
}

/** Moves a one-hour appointment: it starts this far from the database's now, e.g. `-20 minutes`. */
export async function startsIn(api: Pick<TestApi, 'db'>, id: number, interval: string) {
  await sql`with moved as (select clock_timestamp() + ${interval}::interval as start)
    update bookings set starts_at = start, ends_at = start + interval '1 hour',
      during = tstzrange(start, start + interval '1 hour')
    from moved where id = ${id}`.execute(api.db);
}

/** What happened to a booking, in order. */
export async function eventsOf(api: Pick<TestApi, 'db'>, id: number): Promise<string[]> {
  const rows = await api.db
    .selectFrom('booking_events')
    .select('kind')
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();

  return rows.map(({ kind }) => kind);
}
