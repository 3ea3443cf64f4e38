// Abuse by people who are allowed in, as an admin sees it: each sign is made by HTTP, as an abuser would.
import * as contract from '@freely/api-client/contract';
import { defaultSettings } from '@freely/domain/market-settings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking, startsIn } from '../../../test/support/paid-booking.ts';
import { bothVisits, patchTested, testOf, visitBegan } from '../../../test/support/patch-tested.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { decrypt, invitationContext } from '../../infrastructure/encryption/index.ts';
import { purgeExpired } from '../retention/index.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.updateTable('settings').set(defaultSettings()).execute();
  admin = await api.makeAdmin();
});
afterAll(() => api.close());

type Query = contract.CallInput<typeof contract.adminAbuse>['query'];
const list = async (query: Query = {}) =>
  (await api.call(contract.adminAbuse, { query: { per_page: 'all', ...query } }, { as: admin }))
    .body;
/** Each sign of an account, with its count. */
const signsOf = async ({ id }: { id: number }) => {
  const account = (await list()).accounts.find(({ user_id }) => user_id === id);

  return account?.signs.map(({ sign, count, reason }) => [sign, count, reason].join(' ').trim());
};
const logIn = ({ email, password }: TestUser, ip: string) =>
  api.call(contract.login, { body: { email, password } }, { ip });

/** Holds a time, and lets it go. */
async function holdAndDrop(as: TestUser, times: string[]) {
  const grace = await api.makePractitioner();
  const statuses: number[] = [];
  for (const time of times) {
    const body = draftFor(grace, freeSlot(7, time));
    statuses.push((await api.call(contract.createBooking, { body }, { as })).status);
    await sql`update bookings set status = 'expired', updated_at = clock_timestamp()
      where customer_id = ${as.id} and status = 'held'`.execute(api.db);
  }

  return statuses;
}

async function register(ip: string): Promise<{ id: number }> {
  const body = {
    user_role: 'customer' as const,
    first_name: 'Maya',
    email: `${crypto.randomUUID()}@freely.example`,
    phone: '07700900456',
    password: 'a-long-password',
    password_confirmation: 'a-long-password',
  };

  return { id: (await api.call(contract.register, { body }, { ip })).body.user_id };
}

const review = {
  timekeeping: 5,
  friendliness: 5,
  communication: 5,
  satisfaction: 5,
  review: 'Lovely.',
};

test('an account that holds and drops is shown, with the limit that refused it', async () => {
  const ada = await api.makeCustomer();
  expect(await holdAndDrop(ada, ['09:00', '10:30', '12:00'])).toEqual([201, 201, 201]);
  expect(await signsOf(ada)).toBeUndefined();

  expect(await holdAndDrop(ada, ['13:30', '15:00'])).toEqual([201, 429]);
  expect((await signsOf(ada))?.sort()).toEqual(['drops_holds 4', 'limited 1 pause']);
});

test('times that were moved are no drops, also after the origins of the holds are purged', async () => {
  const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
  let replaces: number | undefined;
  for (const time of ['09:00', '10:30', '12:00', '13:30', '15:00']) {
    const body = draftFor(grace, { ...freeSlot(7, time), ...(replaces ? { replaces } : {}) });
    const held = await api.call(contract.createBooking, { body }, { as: ada });
    expect(held.status).toBe(201);
    replaces = held.body.id;
  }
  await sql`update bookings set created_at = now() - interval '2 days' where customer_id = ${ada.id}`.execute(
    api.db,
  );
  await sql`update hold_origins set at = now() - interval '2 days' from bookings
    where booking_id = bookings.id and customer_id = ${ada.id}`.execute(api.db);
  await purgeExpired(api.deps);

  expect(await signsOf(ada)).toBeUndefined();
});

test('offers from a waiting list that were let go are no drops', async () => {
  const ada = await api.makeCustomer();
  await holdAndDrop(ada, ['09:00', '10:30', '12:00', '13:30']);
  expect(await signsOf(ada)).toEqual(['drops_holds 4']);
  await sql`update bookings set was_offered = true where customer_id = ${ada.id}`.execute(api.db);

  expect(await signsOf(ada)).toBeUndefined();
});

test('accounts that register in a wave are shown, and those of another network are not', async () => {
  const wave = [];
  for (let host = 1; host <= 5; host += 1) wave.push(await register(`203.0.113.${host}`));
  const alone = await register('198.51.100.1');

  for (const one of wave) expect(await signsOf(one)).toEqual(['registered_in_wave 5']);
  expect(await signsOf(alone)).toBeUndefined();
});

test('reviews from the network of who is reviewed are shown on both sides, invited ones too', async () => {
  const grace = await api.makePractitioner();
  const [ada, honest] = [await api.makeCustomer(), await api.makeCustomer()];
  await logIn(grace, '192.0.2.10');
  const leave = async (as: TestUser, ip: string) => {
    const booking_id = String(await makeCompletedBooking(api.db, as, grace));
    const input = { params: { booking_id }, body: review };
    expect((await api.call(contract.reviewBooking, input, { as, ip })).status).toBe(201);
  };
  await leave(ada, '192.0.2.77');
  await leave(honest, '198.51.100.77');
  await leave(honest, '198.51.100.77');
  expect(await signsOf(grace)).toBeUndefined();

  await leave(ada, '192.0.2.77');
  expect(await signsOf(grace)).toEqual(['reviews_own_network 2']);
  expect(await signsOf(ada)).toEqual(['reviews_own_network 2']);
  expect(await signsOf(honest)).toBeUndefined();

  const email = `${crypto.randomUUID()}@clients.example`;
  await api.call(contract.inviteReviewer, { body: { reviewer_email: email } }, { as: grace });
  const { sealed_token } = await api.db
    .selectFrom('review_invitations')
    .select('sealed_token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const context = invitationContext(grace.id, email);
  const token = decrypt(api.deps.config.dataKeys, context, sealed_token);
  const body = { ...review, reviewer_name: 'Bea' };
  const invited = { params: { token }, body };
  await api.call(contract.leaveInvitedReview, invited, { ip: '192.0.2.99' });
  expect(await signsOf(grace)).toEqual(['reviews_own_network 3']);
});

test('practitioners who invite strangers in numbers from one network are shown, with the refused ones', async () => {
  const inviters = [];
  for (let host = 1; host <= 3; host += 1) {
    const grace = await api.makePractitioner({ offers: [] });
    inviters.push(grace);
    await logIn(grace, `203.0.114.${host}`);
    for (let client = 1; client <= 3; client += 1) {
      expect(await signsOf(grace)).toBeUndefined();
      const reviewer_email = `client-${client}@${grace.id}.example`;
      await api.call(contract.inviteReviewer, { body: { reviewer_email } }, { as: grace });
    }
  }
  for (const one of inviters) expect(await signsOf(one)).toEqual(['invites_many 9']);

  const [as] = inviters;
  const fourth = { body: { reviewer_email: 'one-more@clients.example' } };
  expect((await api.call(contract.inviteReviewer, fourth, { as })).status).toBe(422);
  expect(as && (await signsOf(as))?.sort()).toEqual(['invites_many 9', 'limited 1 invitations']);
});

test('practitioners whose paid bookings end by reactions again and again are shown, without a word of health', async () => {
  const grace = await patchTested(api);
  for (const day of [10, 14, 18]) {
    expect(await signsOf(grace)).toBeUndefined();
    const ada = await api.makeCustomer();
    const slots = { ...freeSlot(day, '10:00'), patch_test: freeSlot(day - 3, '10:00') };
    const body = { ...bothVisits(grace), ...slots };
    const { body: booked } = await api.call(contract.createBooking, { body }, { as: ada });
    const visitId = await testOf(api, booked.id);
    await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
      where id in (${booked.id}, ${visitId})`.execute(api.db);
    await visitBegan(api, visitId, `${day} hours`);
    const recorded = await api.call(
      contract.recordPatchTest,
      { params: { id: String(visitId) }, body: { result: 'reaction' } },
      { as: grace },
    );
    expect(recorded.status).toBe(200);
  }

  const account = (await list()).accounts.find(({ user_id }) => user_id === grace.id);
  expect(account?.signs).toEqual([
    { sign: 'cancels_without_penalty', count: 3, reason: '', last_at: expect.any(String) },
  ]);
});

test('a cancellation that cost its penalty is no sign', async () => {
  const grace = await api.makePractitioner();
  for (const day of [10, 11, 12]) {
    const { id } = await confirmedBooking(api, { grace, slot: freeSlot(day, '10:00') });
    const input = { params: { id: String(id) } };
    expect((await api.call(contract.cancelByPractitioner, input, { as: grace })).status).toBe(200);
  }

  expect(await signsOf(grace)).toBeUndefined();
});

test('a customer who uses the free day after a move is no sign', async () => {
  const ada = await api.makeCustomer();
  for (const day of [10, 11, 12]) {
    const { id, grace } = await confirmedBooking(api, { ada, slot: freeSlot(day, '10:00') });
    const params = { id: String(id) };
    await sql`insert into payments (booking_id, intent_id, status, amount, captured)
      select id, 'pi_' || id, 'succeeded', total_amount, total_amount from bookings
      where id = ${id}`.execute(api.db);
    const to = freeSlot(day, '14:00');
    await api.call(contract.moveBooking, { params, body: to }, { as: grace });
    await startsIn(api, id, '10 hours');
    await api.call(contract.cancelByCustomer, { params, body: {} }, { as: ada });
  }

  const { rows } = await sql`select from refunds r join payments p on p.id = r.payment_id
    join bookings b on b.id = p.booking_id
    where b.customer_id = ${ada.id} and r.reason = 'cancelled_by_customer'`.execute(api.db);
  expect(rows).toHaveLength(3);
  expect(await signsOf(ada)).toBeUndefined();
});

test('the list is searched, filtered by sign, and has pages', async () => {
  const { accounts, total } = await list();
  expect(total).toBe(accounts.length);
  expect(total).toBeGreaterThan(5);
  const filtered = await list({ sign: 'registered_in_wave' });
  expect(filtered.total).toBe(5);
  const last = await list({ sign: 'registered_in_wave', per_page: '10', page: '2' });
  expect(last).toEqual({ accounts: [], total: 5 });
  const [first] = accounts;
  expect((await list({ q: first?.email ?? '' })).accounts).toEqual([first]);
});

describe('a lift', () => {
  const lift = ({ id }: TestUser, hours: 1 | 24 | 168) =>
    api.call(
      contract.liftLimits,
      { params: { user_id: String(id) }, body: { hours, reason: 'Books for a wedding' } },
      { as: admin },
    );

  test('lets the account hold again, is audited with its reason, and ends by itself', async () => {
    const ada = await api.makeCustomer();
    await holdAndDrop(ada, ['09:00', '10:30', '12:00', '13:30']);
    expect(await holdAndDrop(ada, ['15:00'])).toEqual([429]);

    const { body } = await lift(ada, 24);
    const hours = (new Date(body.lifted_until).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect(await holdAndDrop(ada, ['09:00', '10:30'])).toEqual([201, 201]);
    const shown = (await list()).accounts.find(({ user_id }) => user_id === ada.id);
    expect(shown?.lifted_until).toBe(body.lifted_until);
    const { rows } = await sql`select actor_id, action, detail from audit_log
      where subject = ${`user:${ada.id}`}`.execute(api.db);
    expect(rows).toEqual([
      {
        actor_id: admin.id,
        action: 'limits.lift',
        detail: { hours: 24, reason: 'Books for a wedding' },
      },
    ]);

    await sql`update limit_lifts set until = now()`.execute(api.db);
    expect(await holdAndDrop(ada, ['15:00'])).toEqual([429]);
  });

  test('replaces an earlier one, and needs an account', async () => {
    const ada = await api.makeCustomer();
    await lift(ada, 168);
    const { body } = await lift(ada, 1);

    expect(new Date(body.lifted_until).getTime()).toBeLessThan(Date.now() + 3_700_000);
    expect((await lift({ ...ada, id: 999_999 }, 1)).status).toBe(404);
  });
});
