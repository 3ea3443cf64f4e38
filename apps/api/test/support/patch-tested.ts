// A practitioner whose first treatment needs a patch test, and bookings of it with both visits.
import { createBooking, recordPatchTest, savePatchTestRule } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import type { TestApi } from './start-test-api.ts';
import { draftFor } from './start-test-market.ts';

export const usualRule = { hours_before: 48, months_valid: 6, price: 0, duration: 15 };

export async function patchTested(
  api: TestApi,
  change: Partial<typeof usualRule> = {},
): Promise<TestPractitioner> {
  const grace = await api.makePractitioner({
    offers: [
      { category: 'eyes', name: 'Eyelash tint', price: 2500, duration: 30 },
      { category: 'nails', price: 2000, duration: 30 },
    ],
  });
  await ruleFor(api, grace.offers[0]?.subServiceId ?? 0, { ...usualRule, ...change });

  return grace;
}

export async function ruleFor(api: TestApi, id: number, rule: typeof usualRule | null) {
  return api.call(
    savePatchTestRule,
    { params: { id: String(id) }, body: { rule, reason: 'The supplier asks for it' } },
    { as: await api.makeAdmin() },
  );
}

/** A week from now, with the test three days before it. */
export const bothVisits = (grace: TestPractitioner, price = 0) => ({
  ...draftFor(grace, freeSlot(10, '10:00')),
  total_amount: 25 + price,
  patch_test: freeSlot(7, '10:00'),
});

export async function testOf(api: Pick<TestApi, 'db'>, bookingId: number): Promise<number> {
  const { visit_id } = await api.db
    .selectFrom('patch_tests')
    .select('visit_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();

  return visit_id;
}

/** As if the visit had begun this long ago. */
export async function visitBegan(api: Pick<TestApi, 'db'>, visitId: number, ago: string) {
  await sql`with moved as (select clock_timestamp() - ${ago}::interval as start)
    update bookings set starts_at = start, ends_at = start + interval '15 minutes',
      during = tstzrange(start, start + interval '15 minutes')
    from moved where id = ${visitId}`.execute(api.db);
}

/** Both visits are booked, and the test was taken this long ago with this result. */
export async function testedBefore(
  api: TestApi,
  { ada, grace }: { ada: TestUser; grace: TestPractitioner },
  result: 'clear' | 'reaction',
  ago: string,
): Promise<{ bookingId: number; visitId: number }> {
  const booked = await api.call(createBooking, { body: bothVisits(grace) }, { as: ada });
  if (booked.status !== 201) throw new Error(booked.body.message);
  const bookingId = booked.body.id;
  const visitId = await testOf(api, bookingId);
  await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
    where id in (${bookingId}, ${visitId})`.execute(api.db);
  await visitBegan(api, visitId, ago);
  const params = { id: String(visitId) };
  const recorded = await api.call(recordPatchTest, { params, body: { result } }, { as: grace });
  if (recorded.status !== 200) throw new Error(recorded.body.message);

  return { bookingId, visitId };
}

/** The test of a booking, as if it had been booked with it and begun an hour ago. */
export async function addPastTest(
  api: Pick<TestApi, 'db'>,
  bookingId: number,
  treatmentId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with visit as (
      insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
        location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until,
        paid_at, is_patch_test)
      select practitioner_id, customer_id, 'completed', at, at + interval '15 minutes',
        tstzrange(at, at + interval '15 minutes'), 'mobile', '', city, '', 51, 0, 0, fee_percent, at,
        at, true
      from bookings, (select now() - interval '1 hour' as at) past where id = ${bookingId}
      returning id, practitioner_id, customer_id),
    item as (
      insert into booking_items (booking_id, sub_service_id, name, service_name, quantity,
        unit_price, unit_duration)
      select id, ${treatmentId}, 'Patch test', '', 1, 0, 15 from visit)
    insert into patch_tests (visit_id, booking_id, practitioner_id, customer_id, price)
    select id, ${bookingId}, practitioner_id, customer_id, 0 from visit
    returning visit_id as id`.execute(api.db);
  const [visit] = rows;
  if (!visit) throw new Error('There is no such booking');

  return visit.id;
}
