import {
  adminBooking,
  adminBookings,
  createBooking,
  joinWaitingList,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A time that was held for somebody who waits, and what became of it. */
async function offered(booking: string, offer: { status: string; withdrawn?: boolean }) {
  const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
  const waits = await api.call(joinWaitingList, { body: wishFor(grace) }, { as: ada });
  const held = await api.call(
    createBooking,
    { body: draftFor(grace, api.freeSlot(3)) },
    { as: ada },
  );
  const { id } = held.body;
  await sql`update bookings set was_offered = true, status = ${booking} where id = ${id}`.execute(
    api.db,
  );
  await sql`insert into waiting_offers (booking_id, entry_id, customer_id, practitioner_id, during,
      status, withdrawn, ended_at)
    select id, ${waits.body.entry.id}, customer_id, practitioner_id, during, ${offer.status},
      ${offer.withdrawn ?? false}, case when ${offer.status} = 'open' then null else now() end
    from bookings where id = ${id}`.execute(api.db);

  return id;
}

test.each([
  ['expired', { status: 'missed' }, 'missed'],
  ['cancelled_by_customer', { status: 'refused' }, 'refused'],
  ['expired', { status: 'refused', withdrawn: true }, 'withdrawn'],
  ['held', { status: 'open' }, 'open'],
])(
  'an offer of a waiting list can be opened, and says what became of it: %s %j',
  async (booking, offer, became) => {
    const id = await offered(booking, offer);

    const { status, body } = await api.call(
      adminBooking,
      { params: { id: String(id) } },
      { as: await api.makeAdmin() },
    );

    expect([status, body.booking?.id, body.booking?.offer]).toEqual([200, id, became]);
    // Only a time that is still held says until when.
    expect(body.booking?.held_until ?? null).toEqual(
      booking === 'held' ? expect.stringMatching(/Z$/) : null,
    );
  },
);

test('an offer that was let go is told from a cancelled booking in the list', async () => {
  const id = await offered('cancelled_by_customer', { status: 'refused' });
  const { body } = await api.call(
    adminBookings,
    { query: { q: `FR-${id}` } },
    { as: await api.makeAdmin() },
  );

  expect(body.bookings).toMatchObject([{ id, paid: false, offer: 'refused' }]);
});

test('an offer that lapsed is opened by its link, and is not among the bookings', async () => {
  const id = await offered('expired', { status: 'missed' });
  const { body } = await api.call(
    adminBookings,
    { query: { q: `FR-${id}` } },
    { as: await api.makeAdmin() },
  );

  expect(body).toEqual({ bookings: [], total: 0 });
});
