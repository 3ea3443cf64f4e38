// An account that an operator suspends lets nobody in, and is taken out of the market, until that is undone.
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { confirmedBooking, paidBooking, startsIn } from '../../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { countUpcoming } from '../../booking/cancellations/index.ts';
import { issueAccountToken } from '../../kernel/sessions/index.ts';
import { balanceOf } from '../../money/ledger/index.ts';
import { suspend, unsuspend } from './suspension.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const reason = 'a forged certificate';
const logIn = (email: string, password: string) =>
  market.call(contract.login, { body: { email, password } });
const isLive = async (id: number) =>
  (await market.db
    .selectFrom('live_practitioners')
    .select('practitioner_id')
    .where('practitioner_id', '=', id)
    .executeTakeFirst()) !== undefined;

test('who is suspended is logged out and not let in; who guesses learns nothing', async () => {
  const ada = await market.makeCustomer();
  const before = await issueAccountToken(market.db, {
    kind: 'password_reset',
    userId: ada.id,
    email: ada.email,
  });

  await suspend(market.deps, { email: ada.email, reason });

  expect((await market.call(contract.currentUser, {}, { as: ada })).status).toBe(401);
  const right = await logIn(ada.email, ada.password);
  expect([right.status, right.body.message]).toEqual([
    403,
    'This account is suspended. Please write to support@freely.example',
  ]);
  const guess = await logIn(ada.email, 'not-the-password');
  const stranger = await logIn('nobody-here@freely.example', 'not-the-password');
  expect([guess.status, guess.body]).toEqual([stranger.status, stranger.body]);
  const password = 'seven-lamps-by-the-river';
  const reset = await market.call(contract.resetPassword, {
    body: { token: before ?? '', email: ada.email, password, password_confirmation: password },
  });
  expect(reset.status).toBe(422);
  const link = { kind: 'password_reset', userId: ada.id, email: ada.email } as const;
  expect(await issueAccountToken(market.db, link)).toBeNull();

  await unsuspend(market.deps, { email: ada.email, reason: 'it was genuine' });

  expect((await logIn(ada.email, ada.password)).status).toBe(200);
  const audited = await market.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject', '=', `user:${ada.id}`)
    .where('action', 'like', 'account.%')
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    { action: 'account.suspend', detail: { reason } },
    { action: 'account.unsuspend', detail: { reason: 'it was genuine' } },
  ]);
});

test('a practitioner is live no more, and is again; bookings that were made stay', async () => {
  const { grace, id } = await confirmedBooking(market);
  expect(await isLive(grace.id)).toBe(true);

  await suspend(market.deps, { email: grace.email, reason });

  expect(await isLive(grace.id)).toBe(false);
  expect(await countUpcoming(market.db, grace.id)).toBe(1);
  const booking = await market.db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(booking.status).toBe('confirmed');

  await unsuspend(market.deps, { email: grace.email, reason });
  expect(await isLive(grace.id)).toBe(true);
});

describe('an operator who cancels its bookings', () => {
  const refundOf = async (booking: number) =>
    market.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.reason', 'refunds.amount'])
      .where('payments.booking_id', '=', booking)
      .execute();
  const mailsAbout = async (booking: number) => {
    const rows = await market.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('booking_id', '=', booking)
      .where('kind', 'like', 'booking_cancelled%')
      .orderBy('kind')
      .execute();

    return rows.map(({ kind }) => kind);
  };
  const cancel = (email: string) => suspend(market.deps, { email, reason, cancelsBookings: true });

  test('refunds both sides of them in full at any notice, mails both, and penalises nobody', async () => {
    const sold = await paidBooking(market);
    const bought = await paidBooking(market, { ada: sold.grace });
    for (const { id } of [sold, bought]) await startsIn(market, id, '2 hours');

    await cancel(sold.grace.email);

    for (const [{ id, grace }, by] of [
      [sold, 'practitioner'],
      [bought, 'customer'],
    ] as const) {
      const { status, total_amount: amount } = await market.bookingRow(id);
      expect(status).toBe(`cancelled_by_${by}`);
      expect(await refundOf(id)).toEqual([{ reason: `cancelled_by_${by}`, amount }]);
      expect(await mailsAbout(id)).toEqual([
        'booking_cancelled_customer',
        'booking_cancelled_practitioner',
      ]);
      expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(0);
      const { rows } = await sql`select from penalties where booking_id = ${id}`.execute(market.db);
      expect(rows).toEqual([]);
    }
    // The party who was suspended did not cancel.
    for (const thing of ['booking', 'appointment']) {
      const told = await market.eventually(async () =>
        (await market.mailsTo(sold.grace.email)).find(({ text }) =>
          text.includes(`we have cancelled your ${thing}`),
        ),
      );
      expect(told.text).toContain('because your account is suspended');
      expect(told.text).not.toContain('you have cancelled');
    }
  });

  test('may do so later, and leaves a visit that has begun alone', async () => {
    const [begun, toCome] = [await confirmedBooking(market), await confirmedBooking(market)];
    for (const { grace } of [begun, toCome]) {
      await suspend(market.deps, { email: grace.email, reason });
    }
    await startsIn(market, begun.id, '-20 minutes');

    for (const { grace } of [begun, toCome]) await cancel(grace.email);

    expect((await market.bookingRow(begun.id)).status).toBe('confirmed');
    expect((await market.bookingRow(toCome.id)).status).toBe('cancelled_by_practitioner');
    await unsuspend(market.deps, { email: toCome.grace.email, reason });
    expect(await isLive(toCome.grace.id)).toBe(true);
    const { rows } = await sql<{ detail: object }>`select detail from audit_log
      where subject = ${`user:${toCome.grace.id}`} and action = 'account.suspend' order by id`.execute(
      market.db,
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      { reason },
      { reason, bookings: 'cancelled' },
    ]);
  });
});

test('an inactive account is inactive afterwards too', async () => {
  const grace = await market.makePractitioner();
  await market.db.updateTable('users').set({ active: false }).where('id', '=', grace.id).execute();

  await suspend(market.deps, { email: grace.email, reason });
  await unsuspend(market.deps, { email: grace.email, reason });

  expect(await isLive(grace.id)).toBe(false);
});

test('no admin acts as somebody who is suspended, and nobody waits any longer', async () => {
  const admin = await market.makeAdmin();
  const { ada: bob, grace, id: bookingId } = await confirmedBooking(market);
  const joined = await market.call(contract.joinWaitingList, { body: wishFor(grace) }, { as: bob });
  expect(joined.status).toBe(201);

  const during = sql<string>`tstzrange(now(), now() + interval '1 hour')`;
  const ids = { booking_id: bookingId, entry_id: joined.body.entry.id };
  await market.db
    .insertInto('waiting_offers')
    .values({ ...ids, customer_id: bob.id, practitioner_id: grace.id, during })
    .execute();

  await suspend(market.deps, { email: bob.email, reason });

  const params = { user_id: String(bob.id) };
  expect((await market.call(contract.logInAsUser, { params }, { as: admin })).status).toBe(404);
  const { status } = await market.db
    .selectFrom('waiting_entries')
    .select('status')
    .where('id', '=', joined.body.entry.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('left');
  const offer = await market.db
    .selectFrom('waiting_offers')
    .select('status')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  expect(offer.status).toBe('refused');
});

test('neither an admin, nor nobody, nor twice', async () => {
  const [admin, bob] = [await market.makeAdmin(), await market.makeCustomer()];
  const suspending = (email: string) => suspend(market.deps, { email, reason });

  await expect(suspending(admin.email)).rejects.toThrow('admin disable');
  await expect(suspending('nobody-here@freely.example')).rejects.toThrow('There is no account');
  await expect(unsuspend(market.deps, { email: bob.email, reason })).rejects.toThrow(
    'not suspended',
  );
  await suspending(bob.email);
  await expect(suspending(bob.email)).rejects.toThrow('suspended already');
});
