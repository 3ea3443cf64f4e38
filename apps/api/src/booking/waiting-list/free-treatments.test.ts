// Nobody can wait for what is never offered.
import {
  cancelByCustomer,
  changeWaitingEntry,
  createBooking,
  joinWaitingList,
  recordPatchTest,
  type WaitingWish,
  waitingList,
} from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  bothVisits,
  patchTested,
  testedBefore,
  testOf,
  visitBegan,
} from '../../../test/support/patch-tested.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const join = async (grace: TestPractitioner, changes: Partial<WaitingWish> = {}, as?: TestUser) => {
  const bob = as ?? (await api.makeCustomer());
  const body = wishFor(grace, changes);

  return api.call(joinWaitingList, { body }, { as: bob });
};
const daysAhead = (days: number) => addDays(londonDay(new Date()), days);

test('what costs nothing has no waiting list, since nothing of it is offered', async () => {
  const grace = await api.makePractitioner({ offers: [{ price: 0, duration: 30 }] });
  const { status, body } = await join(grace);

  expect([status, body.message]).toEqual([
    422,
    'There is no waiting list for treatments that are free of charge. Please look for another time.',
  ]);
  expect(Object.keys(body.errors ?? {})).toEqual(['services_ids']);
});

test('it has one where the way costs something, beside what is paid, and with anybody', async () => {
  const offers = [
    { price: 0, duration: 30 },
    { price: 2000, duration: 30 },
  ];
  const grace = await api.makePractitioner({ offers });
  const maya = await api.makePractitioner({ offers, mobile: { callOutCharge: 500 } });
  const both = grace.offers.map(({ subServiceId }) => subServiceId);

  expect((await join(maya)).status).toBe(201);
  expect((await join(grace, { services_ids: both })).status).toBe(201);
  expect((await join(grace, { practitioner_id: null })).status).toBe(201);
});

test('what needs a patch test first has none with who would have to do it', async () => {
  const grace = await patchTested(api);
  const { status, body } = await join(grace);
  const message =
    'This needs a patch test with this practitioner first. Please book a time with one. ' +
    'Then you can wait for another time.';

  expect([status, body.errors]).toEqual([422, { services_ids: [message] }]);
  const [, nails] = grace.offers;
  expect((await join(grace, { services_ids: [nails?.subServiceId ?? 0] })).status).toBe(201);
  expect((await join(grace, { practitioner_id: null })).status).toBe(201);
});

test('it has one for who has paid for the test, up to a day that the test leaves time for', async () => {
  const [grace, ada] = [await patchTested(api), await api.makeCustomer()];
  const { body: booked } = await api.call(createBooking, { body: bothVisits(grace) }, { as: ada });
  const visits = [booked.id, await testOf(api, booked.id)];
  expect((await join(grace, {}, ada)).status).toBe(422);
  await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
    where id = any (${visits}::bigint[])`.execute(api.db);

  // The test is in 7 days, and 48 hours before.
  expect((await join(grace, { until: daysAhead(8) }, ada)).status).toBe(422);
  const joined = await join(grace, { until: daysAhead(9) }, ada);
  expect(joined.status).toBe(201);
  const { id } = await api.db
    .selectFrom('waiting_entries')
    .select('id')
    .where('customer_id', '=', ada.id)
    .executeTakeFirstOrThrow();
  const change = { params: { id: String(id) }, body: wishFor(grace, { until: daysAhead(8) }) };
  expect((await api.call(changeWaitingEntry, change, { as: ada })).status).toBe(422);
});

test('it has one for who was tested, also where the test is valid only in between, and none after a reaction', async () => {
  const rule = { months_valid: 1 };
  const [grace, hope] = [await patchTested(api, rule), await patchTested(api, rule)];
  const [ada, bea] = [await api.makeCustomer(), await api.makeCustomer()];
  await testedBefore(api, { ada, grace }, 'clear', '1 hour');
  await testedBefore(api, { ada: bea, grace: hope }, 'reaction', '1 hour');

  expect((await join(grace, { until: daysAhead(60) }, ada)).status).toBe(201);
  const { status, body } = await join(hope, {}, bea);
  expect([status, body.errors?.services_ids]).toEqual([
    422,
    [expect.stringMatching(/showed a reaction, so Eyelash tint cannot be booked/)],
  ]);
});

test('who waits reads why nothing will come of it once the test is cancelled, or shows a reaction', async () => {
  const problemOf = async (as: TestUser) => {
    const { body } = await api.call(waitingList, {}, { as });
    const { problem, refusal = null } = body.entries[0]!;
    return [problem, refusal];
  };
  const waits = async () => {
    const [grace, ada] = [await patchTested(api), await api.makeCustomer()];
    const { body } = await api.call(createBooking, { body: bothVisits(grace) }, { as: ada });
    const visitId = await testOf(api, body.id);
    await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
      where id in (${body.id}, ${visitId})`.execute(api.db);
    expect((await join(grace, {}, ada)).status).toBe(201);
    expect(await problemOf(ada)).toEqual([null, null]);

    return { grace, ada, bookingId: body.id, visitId };
  };
  const cancelled = await waits();
  const params = { id: String(cancelled.bookingId) };
  await api.call(cancelByCustomer, { params, body: {} }, { as: cancelled.ada });
  expect(await problemOf(cancelled.ada)).toEqual([
    'treatment_gone',
    expect.stringMatching(/^This needs a patch test with this practitioner first/),
  ]);

  const { grace, ada, visitId } = await waits();
  await visitBegan(api, visitId, '1 hour');
  const reaction = { params: { id: String(visitId) }, body: { result: 'reaction' as const } };
  expect((await api.call(recordPatchTest, reaction, { as: grace })).status).toBe(200);
  expect(await problemOf(ada)).toEqual([
    'treatment_gone',
    expect.stringMatching(/showed a reaction, so Eyelash tint cannot be booked/),
  ]);
  // It is about their health.
  expect(await problemOf(await api.impersonate(ada))).toEqual([null, null]);
});
