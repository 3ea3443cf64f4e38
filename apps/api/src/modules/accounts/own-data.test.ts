import { ownData } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../testing/make-practitioner.ts';
import { draftFor, startTestMarket, type TestMarket } from '../../testing/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

test('customers take everything about themselves with them, and no secret', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const { body: booked } = await market.book(ada, draftFor(grace, freeSlot()));

  const { status, body, headers } = await market.call(ownData, {}, { as: ada });

  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="freely-data.json"');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({
    account: { user_id: ada.id, email: ada.email, phone: ada.phone, user_roles: ['customer'] },
    sessions: [{ started_at: expect.any(String) }],
    discount: null,
    bookings: [{ id: booked.id, practitioner_phone: null }],
    practitioner: null,
  });
  const text = JSON.stringify(body);
  const { password_hash } = await market.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow();
  for (const secret of [password_hash, ada.token, grace.email]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/token|hash|sealed|client_secret|intent/);
});

test('practitioners take their work with them, and of customers only what they may read', async () => {
  const [ada, grace] = [
    await market.makeCustomer({ phone: '07700900777' }),
    await market.makePractitioner({ salons: [{ name: 'The Rooms' }] }),
  ];
  const { body: booked } = await market.book(ada, draftFor(grace, freeSlot()));
  await sql`update bookings set status = 'confirmed', paid_at = now()
    where id = ${booked.id}`.execute(market.db);
  await market.db
    .insertInto('time_off')
    .values({
      practitioner_id: grace.id,
      title: 'Holiday',
      full_day: true,
      during: sql`tstzrange(now(), now() + interval '1 day')`,
    })
    .execute();

  const { status, body } = await market.call(ownData, {}, { as: grace });

  expect(status).toBe(200);
  expect(body.practitioner).toMatchObject({
    approved: true,
    profile: { bio: 'Ten years of calm hands.' },
    location_types: { salon: [{ name: 'The Rooms' }] },
    time_off: [{ title: 'Holiday' }],
    bookings: [{ id: booked.id, customer_phone: '07700900777' }],
  });
  expect(body.practitioner?.services).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain(ada.email);
});

test('an admin who is logged in as a user does not take their data (D34)', async () => {
  const as = await market.makeVisit(await market.makeCustomer());

  expect((await market.call(ownData, {}, { as })).status).toBe(403);
});
