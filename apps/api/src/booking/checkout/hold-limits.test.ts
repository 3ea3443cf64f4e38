// What one account, one network and the accounts that never paid may hold (D70, ADR 0034).
import { confirmEmail, createBooking, register } from '@freely/api-client/contract';
import { defaultSettings } from '@freely/domain/market-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { issueAccountToken } from '../../kernel/sessions/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const set = (values: Partial<ReturnType<typeof defaultSettings>> = {}) =>
  api.db
    .updateTable('settings')
    .set({ ...defaultSettings(), ...values })
    .execute();
beforeEach(() => set());

let lastNetwork = 0;
function newNetwork(): string {
  lastNetwork += 1;

  return `10.9.${lastNetwork}.7`;
}

/** The status of a booking at each of these times of one day. */
async function hold(
  as: TestUser,
  practitioner: TestPractitioner,
  times: string[],
  { ip = newNetwork(), day = 7 } = {},
) {
  const answers = [];
  for (const time of times) {
    const body = draftFor(practitioner, freeSlot(day, time));
    answers.push(await api.call(createBooking, { body }, { as, ip }));
  }

  return answers;
}
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

const end = (as: TestUser) =>
  sql`update bookings set status = 'expired', updated_at = clock_timestamp()
    where customer_id = ${as.id} and status = 'held'`.execute(api.db);

const unconfirm = async (...people: TestUser[]) => {
  await api.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
};

const refusals = async (as: TestUser) =>
  (
    await api.db
      .selectFrom('refused_actions')
      .select('reason')
      .where('user_id', '=', as.id)
      .orderBy('id')
      .execute()
  ).map(({ reason }) => reason);

describe('one customer', () => {
  test('holds three appointments at most, and the answer says when the first one ends', async () => {
    const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
    const answers = await hold(ada, grace, ['09:00', '11:00', '13:00', '15:00']);

    expect(statusesOf(answers)).toEqual([201, 201, 201, 429]);
    expect(answers[3]?.body.message).toMatch(/already holding as many .* 15 minutes/);
    const retryAfter = Number(answers[3]?.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(await refusals(ada)).toEqual(['too_many']);
  });

  test('three at most also when all of them are asked for at once, of several practitioners', async () => {
    const ada = await api.makeCustomer();
    const practitioners = await Promise.all(
      Array.from({ length: 8 }, () => api.makePractitioner()),
    );
    const answers = await Promise.all(
      practitioners.map((practitioner, hour) =>
        hold(ada, practitioner, [`${9 + hour}:00`.padStart(5, '0')]),
      ),
    );

    expect(statusesOf(answers.flat()).filter((status) => status === 201)).toHaveLength(3);
  });

  test('does not hold two appointments at one time, with any practitioner', async () => {
    const [ada, grace, maya] = [
      await api.makeCustomer(),
      await api.makePractitioner(),
      await api.makePractitioner(),
    ];
    await hold(ada, grace, ['10:00']);
    const [second] = await hold(ada, maya, ['10:00']);

    expect(second?.status).toBe(422);
    expect(Object.keys(second?.body.errors ?? {})).toEqual(['start_time']);
    expect(statusesOf(await hold(ada, maya, ['12:00']))).toEqual([201]);
  });

  test('has three free bookings to come at most, and can still book what is paid', async () => {
    const [ada, grace, maya] = [
      await api.makeCustomer(),
      await api.makePractitioner(),
      await api.makePractitioner(),
    ];
    await sql`update offers set price = 0 where practitioner_id = ${grace.id}`.execute(api.db);
    grace.offers = grace.offers.map((offer) => ({ ...offer, price: 0 }));
    const answers = await hold(ada, grace, ['09:00', '11:00', '13:00', '15:00']);

    expect(statusesOf(answers)).toEqual([201, 201, 201, 429]);
    expect(answers[0]?.body.cancellation_policy).toContain('You pay nothing');
    expect(answers[3]?.body.message).toBe(
      'You have as many free appointments to come as you can book. Cancel one, or wait until it is over.',
    );
    const paid = await hold(ada, maya, ['10:00', '12:00', '14:00', '16:00']);
    expect(statusesOf(paid)).toEqual([201, 201, 201, 429]);
  });

  test('books nothing that is free before their email is confirmed', async () => {
    const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
    await unconfirm(ada);
    await sql`update offers set price = 0 where practitioner_id = ${grace.id}`.execute(api.db);
    grace.offers = grace.offers.map((offer) => ({ ...offer, price: 0 }));

    const [refused] = await hold(ada, grace, ['09:00']);
    expect([refused?.status, refused?.body.message]).toEqual([
      429,
      'Please confirm your email address before you book a free appointment. We have sent you a link.',
    ]);
  });

  test('waits longer and longer after holds that nobody paid for', async () => {
    await set({ free_lapsed_holds: 1 });
    const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
    for (const time of ['09:00', '11:00']) {
      expect(statusesOf(await hold(ada, grace, [time]))).toEqual([201]);
      await end(ada);
    }
    const [paused] = await hold(ada, grace, ['13:00']);
    expect([paused?.status, paused?.headers['retry-after']]).toEqual([429, '60']);

    await sql`update bookings set updated_at = clock_timestamp() - interval '61 seconds'
      where customer_id = ${ada.id}`.execute(api.db);
    expect(statusesOf(await hold(ada, grace, ['13:00']))).toEqual([201]);
    await end(ada);
    const [again] = await hold(ada, grace, ['15:00']);
    expect([again?.status, again?.headers['retry-after']]).toEqual([429, '120']);

    // A hold has lapsed when its time was over, however late that is noted.
    await sql`update bookings set hold_until = clock_timestamp() - interval '3 minutes',
      updated_at = clock_timestamp() where customer_id = ${ada.id}`.execute(api.db);
    expect(statusesOf(await hold(ada, grace, ['15:00']))).toEqual([201]);
  });
});

test('changing one’s mind about the time is no lapse, but cannot keep a day for ever', async () => {
  await set({ free_lapsed_holds: 0 });
  const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
  const statuses: number[] = [];
  let replaces: number | undefined;
  const move = async (nth: number) => {
    const slot = freeSlot(7, nth % 2 === 0 ? '09:00' : '10:00');
    const body = draftFor(grace, { ...slot, ...(replaces ? { replaces } : {}) });
    const held = await api.call(createBooking, { body }, { as: ada });
    statuses.push(held.status);
    if (held.status === 201) replaces = held.body.id;
  };
  for (let nth = 0; nth <= 8; nth += 1) await move(nth);
  await move(8);

  // The first one, six changes of mind, and one more that a pause follows.
  expect(statuses.splice(0)).toEqual([...Array.from({ length: 8 }, () => 201), 429, 429]);
  // The pause ends as it was said to.
  await sql`update bookings set updated_at = clock_timestamp() - interval '61 seconds'
    where customer_id = ${ada.id}`.execute(api.db);
  await move(8);
  expect(statuses).toEqual([201]);
});

describe('an email that nobody has confirmed', () => {
  const registration = () => ({
    user_role: 'customer' as const,
    email: `new-${crypto.randomUUID()}@freely.example`,
    password: 'correct-horse-26',
    password_confirmation: 'correct-horse-26',
    first_name: 'Noor',
    phone: '07700900123',
    terms_and_conditions: true,
  });

  test('is enough for one hold, and for the next one after its link was used', async () => {
    const body = registration();
    const registered = await api.call(register, { body: body as never });
    expect(registered.status).toBe(201);
    const noor = {
      id: registered.body.user_id,
      token: registered.body.access_token,
    } as unknown as TestUser;
    const grace = await api.makePractitioner();

    const answers = await hold(noor, grace, ['09:00', '11:00']);
    expect(statusesOf(answers)).toEqual([201, 429]);
    expect(answers[1]?.body.message).toMatch(/confirm your email/);

    const { rows } = await sql<{ kind: string }>`
      select kind from mail_outbox where to_user_id = ${noor.id}`.execute(api.db);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['confirm_own_email', 'registration']);
    await hold(noor, grace, ['11:00']);
    expect(await refusals(noor)).toEqual(['email_not_confirmed', 'email_not_confirmed']);

    const token = await issueAccountToken(api.db, {
      kind: 'confirm_email',
      userId: noor.id,
      email: body.email,
    });
    const confirmed = await api.call(confirmEmail, { body: { token: token ?? '' } });
    expect(confirmed.body.message).toBe('Your email has been confirmed');
    expect(statusesOf(await hold(noor, grace, ['11:00']))).toEqual([201]);
  });
});

describe('accounts that have never paid', () => {
  test('hold six appointments of a practitioner’s day together, until their email is confirmed', async () => {
    await set({ practitioner_day_open_holds: 2 });
    const grace = await api.makePractitioner();
    const [ada, bea, cleo] = [
      await api.makeCustomer(),
      await api.makeCustomer(),
      await api.makeCustomer(),
    ];
    const dora = await api.makeCustomer();
    await unconfirm(ada, bea, cleo, dora);
    await hold(ada, grace, ['09:00']);
    await hold(bea, grace, ['11:00']);
    const [refused] = await hold(cleo, grace, ['13:00']);
    expect(refused?.status).toBe(429);
    expect(refused?.body.message).toMatch(/Please confirm your email address/);
    expect(statusesOf(await hold(dora, grace, ['13:00'], { day: 8 }))).toEqual([201]);
    const eve = await api.makeCustomer();
    expect(statusesOf(await hold(eve, grace, ['13:00']))).toEqual([201]);

    const regular = await api.makeCustomer();
    await hold(regular, await api.makePractitioner(), ['17:00']);
    await sql`update bookings set status = 'confirmed', paid_at = now()
      where customer_id = ${regular.id}`.execute(api.db);
    expect(statusesOf(await hold(regular, grace, ['15:00']))).toEqual([201]);
  });

  test('of one network hold only so many together', async () => {
    await set({ network_open_holds: 2 });
    const grace = await api.makePractitioner();
    const customers = await Promise.all(Array.from({ length: 3 }, () => api.makeCustomer()));
    const answers = [];
    for (const [index, customer] of customers.entries()) {
      const at = { ip: `203.0.113.${index}` };
      answers.push(...(await hold(customer, grace, [`1${index}:00`], at)));
    }

    expect(statusesOf(answers)).toEqual([201, 201, 429]);
    const elsewhere = await hold(customers[2]!, grace, ['12:00'], { ip: '198.51.100.1' });
    expect(statusesOf(elsewhere)).toEqual([201]);
  });
});

test('forty customers who race for one slot meet no limit (D81)', async () => {
  const grace = await api.makePractitioner();
  const customers = await Promise.all(Array.from({ length: 40 }, () => api.makeCustomer()));
  const answers = await Promise.all(
    customers.map((customer) => hold(customer, grace, ['10:00'], { ip: '192.0.2.1' })),
  );
  const counted = statusesOf(answers.flat());

  expect(counted.filter((status) => status === 201)).toHaveLength(1);
  expect(counted.filter((status) => status === 409)).toHaveLength(39);
});
