import * as contract from '@freely/api-client/contract';
import { deleteAccount, deletePractitionerAccount } from '@freely/api-client/contract';
import { formatPounds, poundsOf } from '@freely/domain/money';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { paidBooking, startsIn } from '../../../test/support/paid-booking.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';
import { balanceOf } from '../../money/ledger/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const remove = (as: TestUser) => market.call(deleteAccount, {}, { as });
const removePractitioner = (as: TestUser) => market.call(deletePractitionerAccount, {}, { as });

async function book(ada: TestUser, grace: TestPractitioner, day = 7): Promise<number> {
  const { status, body } = await market.book(ada, draftFor(grace, freeSlot(day)));
  expect(status).toBe(201);

  return body.id;
}

async function bookAndPay(ada: TestUser, grace: TestPractitioner, day = 7): Promise<number> {
  const id = await book(ada, grace, day);
  await market.confirmCard(await market.intentOf(ada, id));
  await market.eventually(async () => (await market.bookingRow(id)).paid_at);

  return id;
}

const paymentOf = (bookingId: number) =>
  market.db
    .selectFrom('payments')
    .select(['captured', 'refunded', 'status'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();

const isRefunded = (bookingId: number) =>
  market.eventually(async () => {
    const { captured, refunded } = await paymentOf(bookingId);
    return refunded > 0 && refunded === captured;
  });

/** Moves the start of a booking to less than 24 hours from now. */
const moveWithin24Hours = (bookingId: number) =>
  sql`update bookings set starts_at = now() + interval '23 hours',
    ends_at = now() + interval '24 hours',
    during = tstzrange(now() + interval '23 hours', now() + interval '24 hours')
    where id = ${bookingId}`.execute(market.db);

/** The names of all our tables that contain this value. */
async function tablesWith(value: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(market.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} one
      where one::text ilike ${`%${value}%`} limit 1`.execute(market.db);
    if (rows.length > 0) found.push(name);
  }

  return found;
}

/** An email address is kept until the mail about the deletion has been sent. */
const isErased = (value: string) =>
  market.eventually(async () => (await tablesWith(value)).length === 0);

const mailAboutDeletion = (email: string) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find(({ subject }) => subject.endsWith('account is deleted')),
  );

describe('a customer who deletes their account', () => {
  test('leaves no personal data, and can register again with the same email', async () => {
    const phone = '07700912345';
    const ada = await market.makeCustomer({ firstName: 'Zenobia', phone });
    const grace = await market.makePractitioner();
    const id = await book(ada, grace);
    const other = await market.call(contract.login, {
      body: { email: ada.email, password: ada.password },
    });
    await sql`update users set last_name = 'Quillfeather' where id = ${ada.id}`.execute(market.db);
    await sql`update bookings set notes = 'Ring at Quillfeather', address = '9 Nightjar Row',
      address_object = '{"street":"9 Nightjar Row"}' where id = ${id}`.execute(market.db);
    await market.call(contract.sendResetPasswordEmail, { body: { email: ada.email } });

    expect(await remove(ada)).toMatchObject({
      status: 200,
      body: { message: 'Your account has been deleted' },
    });

    await isErased(ada.email);
    for (const value of [phone, 'Zenobia', 'Quillfeather', 'Nightjar']) {
      expect([value, await tablesWith(value)]).toEqual([value, []]);
    }
    for (const token of [ada.token, other.body.access_token]) {
      expect((await market.call(contract.currentUser, {}, { as: { ...ada, token } })).status).toBe(
        401,
      );
    }
    const again = await market.call(contract.register, {
      body: {
        user_role: 'customer',
        first_name: 'Zenobia',
        email: ada.email,
        phone,
        password: 'a-long-password',
        password_confirmation: 'a-long-password',
      },
    });
    expect(again.status).toBe(201);
    expect(again.body.user_id).not.toBe(ada.id);
  });

  test('gets a full refund more than 24 hours ahead, and the practitioner is notified', async () => {
    const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
    const id = await bookAndPay(ada, grace);

    await remove(ada);

    expect((await market.bookingRow(id)).status).toBe('cancelled_by_customer');
    await isRefunded(id);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(0);
    expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
    const mail = await market.eventually(async () =>
      (await market.mailsTo(grace.email)).find(({ subject }) => /is cancelled/.test(subject)),
    );
    expect(mail.text).toContain('You earn: £0.00');
    const told = await mailAboutDeletion(ada.email);
    expect(told.text).toMatch(/with .*, £25\.00 refunded/);
    expect(told.text).toContain('We are returning £25.00 to your card');
    expect(
      (await market.book(await market.makeCustomer(), draftFor(grace, freeSlot(7)))).status,
    ).toBe(201);
  });

  test('gets no refund within 24 hours, and the practitioner is paid', async () => {
    const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
    const id = await bookAndPay(ada, grace);
    await moveWithin24Hours(id);

    await remove(ada);

    expect((await market.bookingRow(id)).status).toBe('cancelled_by_customer');
    expect((await paymentOf(id)).refunded).toBe(0);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2000);
    const mail = await market.eventually(async () =>
      (await market.mailsTo(grace.email)).find(({ subject }) => /is cancelled/.test(subject)),
    );
    expect(mail.text).toContain('You earn: £20.00');
    const told = await mailAboutDeletion(ada.email);
    expect(told.text).toMatch(/with .*, not refunded/);
    expect(told.text).not.toContain('returning');
  });

  test('can no longer pay an open payment', async () => {
    const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
    const id = await book(ada, grace);
    const intent = await market.intentOf(ada, id);

    await remove(ada);

    await market.eventually(async () => (await paymentOf(id)).status === 'cancelled');
    await expect(market.confirmCard(intent)).rejects.toThrow();
    expect((await market.bookingRow(id)).status).toBe('cancelled_by_customer');
  });

  test('leaves past bookings and reviews behind, without a name', async () => {
    const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
    const id = await bookAndPay(ada, grace);
    await sql`update bookings set status = 'completed', starts_at = starts_at - interval '30 days',
      ends_at = ends_at - interval '30 days',
      during = tstzrange(starts_at - interval '30 days', ends_at - interval '30 days')
      where id = ${id}`.execute(market.db);
    await market.db
      .insertInto('reviews')
      .values({
        practitioner_id: grace.id,
        booking_id: id,
        reviewer_name: 'Ada E.',
        friendliness: 5,
        communication: 5,
        satisfaction: 5,
        timekeeping: 5,
        text: 'Lovely.',
      })
      .execute();

    await remove(ada);

    expect(await market.bookingRow(id)).toMatchObject({ status: 'completed', address: '' });
    const { body } = await market.call(contract.practitionerBookings, {}, { as: grace });
    expect(body[0]).toMatchObject({ id, customer_name: 'Former member', customer_phone: '' });
    const review = await market.db
      .selectFrom('reviews')
      .select(['reviewer_name', 'text'])
      .where('booking_id', '=', id)
      .executeTakeFirst();
    expect(review).toEqual({ reviewer_name: 'Former client', text: 'Lovely.' });
  });

  test('must do it themselves, not an admin logged in as them; an admin cannot do it', async () => {
    const [ada, admin] = [await market.makeCustomer(), await market.makeAdmin()];

    expect((await remove(await market.impersonate(ada))).status).toBe(403);
    expect(await remove(admin)).toMatchObject({
      status: 403,
      body: { message: 'The account of an admin cannot be deleted here' },
    });
  });
});

describe('a practitioner who deletes their practitioner account', () => {
  test('stays a customer with a new session, and is no longer found', async () => {
    const grace = await market.makePractitioner({ salons: [{ name: 'Nightingale Rooms' }] });

    const { status, body } = await removePractitioner(grace);

    expect([status, body.message, body.user_roles, body.practitioner_info]).toEqual([
      200,
      'Your practitioner account has been deleted',
      ['customer'],
      null,
    ]);
    expect((await market.call(contract.currentUser, {}, { as: grace })).status).toBe(401);
    const as = { ...grace, token: body.access_token };
    expect((await market.call(contract.currentUser, {}, { as })).body.email).toBe(grace.email);
    expect((await market.call(contract.ownServices, {}, { as })).status).toBe(403);
    const live = await market.db
      .selectFrom('live_practitioners')
      .selectAll()
      .where('practitioner_id', '=', grace.id)
      .execute();
    expect(live).toEqual([]);
    expect(await tablesWith('Nightingale')).toEqual([]);
    const stranger = await market.makeCustomer();
    expect((await market.book(stranger, draftFor(grace, freeSlot(9)))).status).toBe(422);
    const { body: list } = await market.call(
      contract.adminPractitioners,
      { query: { q: grace.email } },
      { as: await market.makeAdmin() },
    );
    expect(list.total).toBe(0);
  });

  test('is said in the bookings of their customers to have left', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const id = await bookAndPay(ada, grace);
    const params = { params: { id: String(id) } };
    const bookings = async () => [
      (await market.call(contract.booking, params, { as: ada })).body,
      ...(await market.call(contract.customerBookings, {}, { as: ada })).body,
    ];
    expect(await bookings()).toMatchObject(Array(2).fill({ id, practitioner_left: false }));

    await removePractitioner(grace);

    expect(await bookings()).toMatchObject(Array(2).fill({ id, practitioner_left: true }));
  });

  test('refunds all customers in full, and keeps their own bookings as a customer', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const other = await market.makePractitioner();
    const ids = [await bookAndPay(ada, grace, 6), await bookAndPay(ada, grace, 7)];
    await moveWithin24Hours(ids[0]!);
    const own = await bookAndPay(grace, other, 6);

    await removePractitioner(grace);

    for (const id of ids) {
      expect((await market.bookingRow(id)).status).toBe('cancelled_by_practitioner');
      await isRefunded(id);
    }
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(0);
    expect((await market.bookingRow(own)).status).toBe('confirmed');
    const mail = await market.eventually(async () =>
      (await market.mailsTo(ada.email)).find(({ subject }) => /is cancelled/.test(subject)),
    );
    expect(mail.text).toContain('We are returning £25.00 to your card');
    const told = await market.eventually(async () =>
      (await market.mailsTo(grace.email)).find(({ text }) => text.includes('you have cancelled')),
    );
    expect(told.text).not.toContain('/practitioner/bookings');
    const { text } = await mailAboutDeletion(grace.email);
    expect(text).toContain('2 appointments with customers are cancelled');
  });

  test('deletes what is left later, although there is something to report of them (D92)', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    await bookAndPay(ada, grace);
    await market.call(contract.giveTaxDetails, { body: taxDetails }, { as: grace });
    const { body } = await removePractitioner(grace);
    const { rows: before } =
      await sql`select * from tax_details where practitioner_id = ${grace.id}`.execute(market.db);

    expect((await remove({ ...grace, token: body.access_token })).status).toBe(200);

    const { rows: after } =
      await sql`select * from tax_details where practitioner_id = ${grace.id}`.execute(market.db);
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
    await isErased(grace.email);
  });

  test('leaves no personal data when they delete the whole account', async () => {
    const grace = await market.makePractitioner({ firstName: 'Ottoline', city: 'Penzance' });
    await market.db
      .insertInto('time_off')
      .values({
        practitioner_id: grace.id,
        title: 'Wedding of Ottoline',
        full_day: true,
        during: sql`tstzrange(now(), now() + interval '1 day')`,
      })
      .execute();

    expect((await remove(grace)).status).toBe(200);

    await isErased(grace.email);
    for (const value of ['Ottoline', 'calm hands of Ottoline']) {
      expect([value, await tablesWith(value)]).toEqual([value, []]);
    }
    expect((await market.call(contract.currentUser, {}, { as: grace })).status).toBe(401);
  });

  test('is not let go with money that we could not pay, and told how much it is', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '2 hours');
    const params = { id: String(id) };
    expect(
      (await market.call(contract.cancelByCustomer, { params, body: {} }, { as: ada })).status,
    ).toBe(200);
    const net = -(await balanceOf(market.db, `practitioner:${grace.id}`));
    expect(net).toBeGreaterThan(0);

    const owed = `We owe you ${formatPounds(poundsOf(net))} that you have earned`;
    for (const response of [await removePractitioner(grace), await remove(grace)]) {
      expect(response).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(owed) },
      });
    }
    expect((await market.call(contract.currentUser, {}, { as: grace })).status).toBe(200);
    const bank_details = { sort_code: '108800', account_number: '00012345' };
    await market.call(
      contract.changePractitionerProfile,
      { body: { bank_details } },
      { as: grace },
    );
    await market.eventually(async () => (await removePractitioner(grace)).status === 200);
    expect(-(await balanceOf(market.db, `practitioner:${grace.id}`))).toBe(net);
    // Where they could read it is gone.
    expect((await mailAboutDeletion(grace.email)).text).toContain(
      `You have earned ${formatPounds(poundsOf(net))} that we have not paid out yet`,
    );
  });

  test('leaves no active booking behind, even while customers are booking', async () => {
    const grace = await market.makePractitioner();
    const customers = await Promise.all([1, 2, 3, 4].map(() => market.makeCustomer()));

    const [removed, ...booked] = await Promise.all([
      removePractitioner(grace),
      ...customers.map((ada, index) =>
        market.book(ada, draftFor(grace, freeSlot(5, `${10 + 2 * index}:00`))),
      ),
    ]);

    expect(removed?.status).toBe(200);
    expect(booked.filter(({ status }) => ![201, 404, 422].includes(status))).toEqual([]);
    const active = await market.db
      .selectFrom('bookings')
      .select('status')
      .where('practitioner_id', '=', grace.id)
      .where('status', 'in', ['held', 'confirmed'])
      .execute();
    expect(active).toEqual([]);
  });
});
