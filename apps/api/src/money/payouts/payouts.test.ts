import { randomBytes } from 'node:crypto';
import { changePractitionerProfile, deletePractitionerAccount } from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { rotateDataKey } from '../../back-office/operations/index.ts';
import { lockBooking } from '../../booking/bookings/index.ts';
import { disputeSettled } from '../../booking/events/index.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import { balanceOf, payoutMovement, post } from '../ledger/index.ts';
import { compareBooks } from '../payments/index.ts';
import { settleAccount } from './connect-account.ts';
import { payoutKeys } from './payout-keys.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

const bank = { sort_code: '108800', account_number: '00012345' };

const giveDetails = (as: TestPractitioner, bank_details = bank) =>
  market.call(changePractitionerProfile, { body: { bank_details } }, { as });
const accountOf = ({ id }: TestUser) =>
  market.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('practitioner_id', '=', id)
    .executeTakeFirst();
const payoutOf = (id: number) =>
  market.db
    .selectFrom('payouts')
    .selectAll()
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
const waitForStatus = (id: number, status: string) =>
  market.eventually(async () => (await payoutOf(id)).status === status);
const run = (job: 'sweep' | 'reconcile') => market.runScheduledJob(job);
/** Runs the job and waits for all jobs that it queues. */
async function runAndWait(job: 'sweep'): Promise<void> {
  await run(job);
  await market.eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from jobs.job where state < 'completed'
        and name in ('sweep', 'pay-out', 'provider-op')`.execute(market.db);
    return rows[0]?.waiting === 0;
  });
}
const transfersOf = async (id: number) =>
  (await market.deps.stripe.transfers.list({ transfer_group: `booking_${id}` })).data;

interface Paid {
  id: number;
  intent: string;
  ada: TestUser;
  grace: TestPractitioner;
}

/** £25 from the customer, £5 of it the fee. */
async function paidBooking(
  parts: { grace?: TestPractitioner; day?: number; card?: string; hasDetails?: boolean } = {},
): Promise<Paid> {
  const { hasDetails = true, day = 6, card } = parts;
  const grace = parts.grace ?? (await market.makePractitioner());
  if (hasDetails && !parts.grace) {
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
  }
  const ada = await market.makeCustomer();
  const { body } = await market.book(ada, draftFor(grace, freeSlot(day)));
  const intent = await market.intentOf(ada, body.id);
  await market.confirmCard(intent, card);
  await market.eventually(async () => (await market.bookingRow(body.id)).paid_at !== null);

  return { id: body.id, intent, ada, grace };
}

/** Moves the booking, so that it ended this long ago. */
async function setEndedAgo(id: number, time: string, status = 'completed'): Promise<void> {
  await sql`update bookings set status = ${status}, starts_at = now() - ${time}::interval - interval '1 hour',
    ends_at = now() - ${time}::interval, during = tstzrange(now() - ${time}::interval - interval '1 hour',
    now() - ${time}::interval) where id = ${id}`.execute(market.db);
}

/** Refunds a booking, as a dispute that is settled for the customer does. */
const refund = ({ id }: Paid) =>
  inTransaction(market.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    await market.deps.events.publish(trx, disputeSettled, {
      booking: booking!,
      outcome: 'for_customer',
      isRefunded: true,
    });
  });

async function paidOut(parts?: Parameters<typeof paidBooking>[0]): Promise<Paid> {
  const paid = await paidBooking(parts);
  await setEndedAgo(paid.id, '49 hours');
  await run('sweep');
  await waitForStatus(paid.id, 'paid');

  return paid;
}

/** As if the bank details had been given two days ago. */
async function waitIsOver({ id }: TestPractitioner): Promise<void> {
  for (const table of ['bank_details', 'payout_accounts']) {
    await sql`update ${sql.table(table)} set payable_from = now() - interval '1 hour'
      where practitioner_id = ${id}`.execute(market.db);
  }
  await sql`update payouts set look_at = now() where practitioner_id = ${id}`.execute(market.db);
}

describe('bank details', () => {
  test('become an account at the provider, and are stored in none of our tables in clear text', async () => {
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');

    const account = await accountOf(grace);
    const atProvider = await market.deps.stripe.accounts.retrieve(account!.account_id!);
    expect(atProvider).toMatchObject({
      metadata: { practitioner_id: String(grace.id) },
      external_accounts: { data: [{ last4: '2345' }] },
    });
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(op)::text as row from provider_ops op where request ->> 'practitionerId' = ${String(grace.id)}
      union all select to_jsonb(job)::text from jobs.job
      union all select to_jsonb(account)::text from payout_accounts account`.execute(market.db);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/00012345|108800/);
  });

  test('that are changed are paid to after their wait, and not before (D71)', async () => {
    const paid = await paidBooking();
    const waitUntil = (hours: number) =>
      sql`update bank_details set payable_from = now() + make_interval(hours => ${hours})
        where practitioner_id = ${paid.grace.id}`.execute(market.db);
    await waitUntil(48);
    await setEndedAgo(paid.id, '49 hours');
    await runAndWait('sweep');

    const waiting = await payoutOf(paid.id);
    expect(waiting.status).toBe('waiting');
    expect(waiting.look_at.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(await transfersOf(paid.id)).toEqual([]);

    await waitUntil(-1);
    await sql`update payouts set look_at = now() where booking_id = ${paid.id}`.execute(market.db);
    await run('sweep');
    await waitForStatus(paid.id, 'paid');
  });

  test('that are changed are not paid to earlier when the account is closed', async () => {
    const paid = await paidBooking();
    await setEndedAgo(paid.id, '49 hours');
    await giveDetails(paid.grace, { sort_code: '108800', account_number: '00098765' });
    await market.eventually(async () => (await accountOf(paid.grace))?.status === 'ready');
    await market.call(deletePractitionerAccount, {}, { as: paid.grace });
    await runAndWait('sweep');

    expect((await payoutOf(paid.id)).status).toBe('waiting');
    expect(await transfersOf(paid.id)).toEqual([]);
    await waitIsOver(paid.grace);
    await run('sweep');
    await waitForStatus(paid.id, 'paid');
  });

  test('that are sealed anew while the provider looks at them are the same when it is done', async () => {
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
    await sql`update payout_accounts set status = 'checking' where practitioner_id = ${grace.id}`.execute(
      market.db,
    );
    const [key] = market.deps.config.dataKeys;
    const config = { ...market.deps.config, dataKeys: [randomBytes(32), key] as DataKeys };
    await rotateDataKey({ db: market.db, config });
    await settleAccount(
      market.deps,
      await market.deps.stripe.accounts.retrieve((await accountOf(grace))?.account_id ?? ''),
    );

    expect((await accountOf(grace))?.status).toBe('ready');
    await rotateDataKey({
      db: market.db,
      config: { ...config, dataKeys: config.dataKeys.toReversed() as unknown as DataKeys },
    });
  });

  test('that are changed update the same account', async () => {
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
    const before = await accountOf(grace);
    await giveDetails(grace, { sort_code: '108800', account_number: '00098765' });
    await market.eventually(async () => {
      const { account_id, status, details_version } = (await accountOf(grace))!;
      return status === 'ready' && account_id && details_version !== before?.details_version;
    });

    const atProvider = await market.deps.stripe.accounts.retrieve(before!.account_id!);
    expect(atProvider.external_accounts?.data).toMatchObject([{ last4: '8765' }]);
  });

  test('do not create a second account when the response to the first was lost', async () => {
    await market.control('POST', 'switches', {
      api: { cut: { count: 2, when: 'after', match: 'POST /v1/accounts' } },
    });
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');

    const { data } = await market.deps.stripe.accounts.list({ limit: 100 });
    const own = data.filter(({ metadata }) => metadata?.practitioner_id === String(grace.id));
    expect(own).toHaveLength(1);
  });

  test('that the provider refuses are reported to their owner, who can enter others', async () => {
    const grace = await market.makePractitioner();
    await giveDetails(grace, { sort_code: '000000', account_number: '00012345' });
    const problem = 'Please check your bank details';
    await market.eventually(async () =>
      (await market.mailsTo(grace.email)).some(({ subject }) => subject === problem),
    );
    expect(await accountOf(grace)).toMatchObject({
      status: 'refused',
      problem: 'routing_number_invalid',
    });

    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
  });

  test('make an account at last, when others follow after the provider refused to make one', async () => {
    await market.control('POST', 'switches', {
      api: { fail: { count: 1, status: 400, match: 'POST /v1/accounts' } },
    });
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'refused');
    expect((await accountOf(grace))?.account_id).toBeNull();

    await giveDetails(grace, { sort_code: '108800', account_number: '00098765' });
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
  });
});

describe('a payout', () => {
  test('leaves 48 hours after the end, and not before', async () => {
    const { id, grace } = await paidBooking();
    await setEndedAgo(id, '47 hours 59 minutes');
    await runAndWait('sweep');
    expect(await payoutOf(id)).toMatchObject({ status: 'waiting', amount: 0 });
    expect(await transfersOf(id)).toEqual([]);

    await setEndedAgo(id, '48 hours');
    await run('sweep');
    await waitForStatus(id, 'paid');
    const [transfer, ...others] = await transfersOf(id);
    expect(others).toEqual([]);
    expect(transfer).toMatchObject({ amount: 2_000, id: (await payoutOf(id)).transfer_id });
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(0);
    const mail = await market.eventually(async () =>
      (await market.mailsTo(grace.email)).find(({ subject }) => subject.startsWith('We have sent')),
    );
    expect(mail.subject).toBe('We have sent you £20.00');
  });

  test.each(['completed', 'no_show_customer', 'cancelled_by_customer'])(
    'is made for a booking that is %s and not refunded',
    async (status) => {
      const { id } = await paidBooking();
      await setEndedAgo(id, '3 days', status);
      await run('sweep');
      await waitForStatus(id, 'paid');
    },
  );

  test('is not made for a booking that was refunded', async () => {
    const paid = await paidBooking();
    await refund(paid);
    await setEndedAgo(paid.id, '3 days', 'cancelled_by_practitioner');
    await run('sweep');

    await waitForStatus(paid.id, 'nothing');
    expect(await transfersOf(paid.id)).toEqual([]);
  });

  test('whose response was lost is found, not sent again', async () => {
    const { id } = await paidBooking();
    await market.control('POST', 'switches', {
      api: { cut: { count: 2, when: 'after', match: 'POST /v1/transfers' } },
    });
    await setEndedAgo(id, '49 hours');
    await run('sweep');

    await waitForStatus(id, 'paid');
    expect(await transfersOf(id)).toHaveLength(1);
  });

  test('that was sent before the database was restored is found, although its key is forgotten', async () => {
    const { id, grace } = await paidBooking();
    const { created_at } = await market.bookingRow(id);
    await market.deps.stripe.transfers.create({
      amount: 2_000,
      currency: 'gbp',
      destination: (await accountOf(grace))?.account_id ?? '',
      transfer_group: `booking_${id}`,
      metadata: { operation_key: payoutKeys.transfer({ id, created_at }, { refusals: 0 }) },
    });
    await setEndedAgo(id, '49 hours');
    await run('sweep');

    await waitForStatus(id, 'paid');
    expect(await transfersOf(id)).toHaveLength(1);
  });

  test('that the provider cannot make now is made later', async () => {
    await market.control('POST', 'switches', { enforce_balance: true });
    const { id } = await paidBooking();
    const { captured } = await market.control<{ captured: number }>('GET', 'books');
    // Empty our balance at the provider.
    const { stripe } = market.deps;
    const account = await stripe.accounts.create({
      type: 'custom',
      capabilities: { transfers: { requested: true } },
      external_account: {
        object: 'bank_account',
        country: 'GB',
        currency: 'gbp',
        routing_number: '108800',
        account_number: '00012345',
      },
    });
    const { available } = await stripe.balance.retrieve();
    await stripe.transfers.create({
      amount: available[0]!.amount,
      currency: 'gbp',
      destination: account.id,
    });
    expect(captured).toBeGreaterThan(0);
    await setEndedAgo(id, '49 hours');
    await run('sweep');
    await market.eventually(async () => (await payoutOf(id)).problem === 'balance_insufficient');
    expect(await payoutOf(id)).toMatchObject({ status: 'waiting', refusals: 1 });

    await market.control('DELETE', 'switches');
    await sql`update payouts set look_at = now() where booking_id = ${id}`.execute(market.db);
    await run('sweep');
    await waitForStatus(id, 'paid');
  });

  test('waits for bank details, asks for them once, and leaves when they are entered', async () => {
    const paid = await paidBooking({ hasDetails: false });
    const { id, grace } = paid;
    await setEndedAgo(id, '49 hours');
    await run('sweep');
    const second = await paidBooking({ grace, day: 8 });
    await setEndedAgo(second.id, '60 hours');
    await run('sweep');
    const requests = async () =>
      (await market.mailsTo(grace.email)).filter(({ subject }) => subject.startsWith('Add your'));
    await market.eventually(async () => (await requests()).length > 0);
    expect((await payoutOf(id)).status).toBe('waiting');

    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
    await run('sweep');
    // First details wait as changed ones do: a thief may have given them.
    await market.eventually(
      async () => (await payoutOf(id)).look_at.getTime() > Date.now() + 47 * 3_600_000,
    );
    await waitIsOver(grace);
    await run('sweep');
    await waitForStatus(id, 'paid');
    await waitForStatus(second.id, 'paid');
    expect(await requests()).toHaveLength(1);
  });

  test('is reduced by the fees of earlier cancellations', async () => {
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
    const [first, second] = [
      await paidBooking({ grace, day: 6 }),
      await paidBooking({ grace, day: 7 }),
    ];
    const cancelled = await paidBooking({ grace, day: 8 });
    await sql`insert into penalties (practitioner_id, booking_id, fee)
      values (${grace.id}, ${cancelled.id}, 2600)`.execute(market.db);
    await setEndedAgo(first.id, '60 hours');
    await run('sweep');
    await waitForStatus(first.id, 'nothing');
    await setEndedAgo(second.id, '55 hours');
    await run('sweep');
    await waitForStatus(second.id, 'paid');

    expect((await payoutOf(second.id)).amount).toBe(1_400);
    const { rows } = await sql<{ withheld: number }>`
      select withheld from penalties where practitioner_id = ${grace.id}`.execute(market.db);
    expect(rows).toEqual([{ withheld: 2_600 }]);
  });

  test('pays back a fee that was waived after it was withheld, once', async () => {
    const grace = await market.makePractitioner();
    await giveDetails(grace);
    await market.eventually(async () => (await accountOf(grace))?.status === 'ready');
    const [first, second] = [
      await paidBooking({ grace, day: 6 }),
      await paidBooking({ grace, day: 7 }),
    ];
    const cancelled = await paidBooking({ grace, day: 8 });
    await sql`insert into penalties (practitioner_id, booking_id, fee, withheld, waived_at)
      values (${grace.id}, ${cancelled.id}, 1500, 1500, now())`.execute(market.db);
    const amountOf = async ({ id }: { id: number }, endedAgo: string) => {
      await setEndedAgo(id, endedAgo);
      await run('sweep');
      await waitForStatus(id, 'paid');
      return (await payoutOf(id)).amount;
    };

    expect(await amountOf(first, '60 hours')).toBe(3_500);
    const mail = await market.eventually(async () =>
      (await market.mailsTo(grace.email)).find(({ subject }) => subject.endsWith('£35.00')),
    );
    expect(mail.text).not.toContain('Withheld');
    expect(mail.text).toContain('Fee paid back: £15.00');
    expect(await amountOf(second, '55 hours')).toBe(2_000);
  });

  test('of a booking in dispute waits until it is settled', async () => {
    const { id } = await paidBooking();
    await sql`insert into booking_disputes (booking_id, contested_at) values (${id}, now())`.execute(
      market.db,
    );
    await setEndedAgo(id, '49 hours');
    await runAndWait('sweep');
    expect((await payoutOf(id)).status).toBe('waiting');

    await sql`update booking_disputes set settled_at = now(), outcome = 'for_practitioner'
      where booking_id = ${id}`.execute(market.db);
    await sql`update payouts set look_at = now() where booking_id = ${id}`.execute(market.db);
    await run('sweep');
    await waitForStatus(id, 'paid');
  });
});

describe('a refund after the payout', () => {
  const ledgerOf = async (id: number) => {
    const { rows } = await sql<{ kind: string }>`select kind from ledger_tx
      where booking_id = ${id} order by id`.execute(market.db);
    return rows.map(({ kind }) => kind);
  };

  test('is recovered from the practitioner', async () => {
    const paid = await paidOut();
    await refund(paid);
    await market.eventually(async () => (await payoutOf(paid.id)).reversed === 2_000);

    expect(await balanceOf(market.db, `practitioner:${paid.grace.id}`)).toBe(0);
    const [transfer] = await transfersOf(paid.id);
    expect(transfer).toMatchObject({ amount_reversed: 2_000, reversed: true });
    await market.eventually(async () => (await ledgerOf(paid.id)).includes('refund'));
  });

  test('that cannot be recovered becomes a debt, which the next payout settles', async () => {
    const paid = await paidOut();
    await market.control('POST', 'switches', {
      api: { fail: { count: 1, status: 400, match: 'POST /v1/transfers/' } },
    });
    await refund(paid);
    await market.eventually(async () => (await ledgerOf(paid.id)).includes('debt'));
    const debt = () => balanceOf(market.db, `debt:${paid.grace.id}`);
    expect(await debt()).toBe(2_000);
    expect(await balanceOf(market.db, `practitioner:${paid.grace.id}`)).toBe(0);

    const next = await paidBooking({ grace: paid.grace, day: 9 });
    await setEndedAgo(next.id, '58 hours');
    await run('sweep');
    await waitForStatus(next.id, 'nothing');
    expect(await debt()).toBe(0);
  });
});

describe('a chargeback', () => {
  const disputeOf = async ({ intent }: Paid) => {
    const { data } = await market.deps.stripe.disputes.list({ payment_intent: intent });
    return data[0]!.id;
  };
  const chargebackOf = ({ id }: Paid) =>
    market.db.selectFrom('chargebacks').selectAll().where('booking_id', '=', id).executeTakeFirst();
  const open = async (parts?: Parameters<typeof paidBooking>[0]) => {
    const paid = await paidBooking({ ...parts, card: 'pm_card_createDispute' });
    await market.eventually(async () => chargebackOf(paid));
    return paid;
  };

  test('holds the payout, and releases it when it is won', async () => {
    const paid = await open();
    await setEndedAgo(paid.id, '49 hours');
    await run('sweep');
    await market.eventually(async () => (await payoutOf(paid.id)).look_at > new Date());
    expect((await payoutOf(paid.id)).status).toBe('waiting');

    await market.deps.stripe.disputes.update(await disputeOf(paid), {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await waitForStatus(paid.id, 'paid').catch(async () => {
      throw new Error(JSON.stringify(await payoutOf(paid.id)));
    });
    expect(await chargebackOf(paid)).toMatchObject({ status: 'won' });
  });

  test('that is lost leaves the money with the customer, and the practitioner earns nothing', async () => {
    const paid = await open();
    await market.deps.stripe.disputes.close(await disputeOf(paid));
    await market.eventually(async () => (await chargebackOf(paid))?.status === 'lost');
    await setEndedAgo(paid.id, '49 hours');
    await run('sweep');
    await waitForStatus(paid.id, 'nothing');

    expect(await balanceOf(market.db, `practitioner:${paid.grace.id}`)).toBe(0);
    expect(await balanceOf(market.db, `customer:${paid.ada.id}`)).toBe(0);
  });

  test('that is lost after the payout recovers the payout', async () => {
    const paid = await paidOut();
    const intent = await market.deps.stripe.paymentIntents.retrieve(paid.intent);
    await market.control('POST', 'disputes', { charge: intent.latest_charge });
    await market.eventually(async () => chargebackOf(paid));
    await market.deps.stripe.disputes.close(await disputeOf(paid));

    await market.eventually(async () => (await payoutOf(paid.id)).reversed === 2_000);
  });

  test('delays the refund of a cancelled booking until it is won', async () => {
    const paid = await open();
    await refund(paid);
    await market.deps.stripe.disputes.update(await disputeOf(paid), {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await market.eventually(async () => {
      const { data } = await market.deps.stripe.refunds.list({ payment_intent: paid.intent });
      return data.length === 1;
    });
    await market.eventually(
      async () => (await balanceOf(market.db, `customer:${paid.ada.id}`)) === 0,
    );
  });
});

test('a refund made in the provider’s own dashboard undoes the sale', async () => {
  const paid = await paidBooking();
  await market.deps.stripe.refunds.create({ payment_intent: paid.intent });
  await market.eventually(
    async () => (await balanceOf(market.db, `practitioner:${paid.grace.id}`)) === 0,
  );
  expect(await balanceOf(market.db, `customer:${paid.ada.id}`)).toBe(0);
});

describe('the reconciliation', () => {
  const differences = () =>
    market.db
      .selectFrom('book_differences')
      .select(['object_id', 'kind', 'theirs', 'ours'])
      .where('gone_at', 'is', null)
      .execute();

  test('finds movements that no webhook reported', async () => {
    const { stripe } = market.deps;
    const paid = await paidOut();
    await market.control('POST', 'switches', { webhooks: { drop: 500 } });
    const { transfer_id: transfer } = await payoutOf(paid.id);
    await stripe.transfers.createReversal(transfer!, { amount: 500 });
    await stripe.refunds.create({ payment_intent: paid.intent, amount: 300 });
    await compareBooks(market.deps, -1);

    expect((await payoutOf(paid.id)).reversed).toBe(500);
    expect(await balanceOf(market.db, `customer:${paid.ada.id}`)).toBe(300);
    expect(await differences()).toEqual([]);
  });

  test('reports a difference until it is explained', async () => {
    const { stripe } = market.deps;
    const { grace } = await paidOut();
    const { account_id: destination } = (await accountOf(grace))!;
    const metadata = { operation_key: 'payout-0:booking-of-nobody' };
    const strange = await stripe.transfers.create({
      ...{ amount: 700, currency: 'gbp', destination: destination!, metadata },
    });
    await compareBooks(market.deps, -1);
    expect(await differences()).toEqual([
      { object_id: strange.id, kind: 'transfer', theirs: -700, ours: 0 },
    ]);

    await inTransaction(market.db, (trx) =>
      post(trx, null, strange.id, [payoutMovement(grace.id, 700)]),
    );
    await compareBooks(market.deps, -1);
    expect(await differences()).toEqual([]);
  });

  test('finds that the ledger and the provider agree to the penny', async () => {
    await market.control('DELETE', 'switches');
    await run('reconcile');
    const books = await market.control<Record<string, number>>('GET', 'books');
    const { captured, refunded, transferred, reversed, disputed } = books as Record<string, number>;
    const held = captured! - refunded! - transferred! + reversed! - disputed!;
    // The transfer that emptied our balance above has no operation key.
    const foreign = await foreignTransfers();

    expect(await balanceOf(market.db, 'provider')).toBe(held + foreign);
    const { rows } = await sql<{
      sum: number;
    }>`select sum(amount) as sum from ledger_entries`.execute(market.db);
    expect(rows).toEqual([{ sum: 0 }]);
  });

  async function foreignTransfers(): Promise<number> {
    const made = market.deps.stripe.transfers.list({ limit: 100 });
    let sum = 0;
    for await (const { amount, metadata } of made) if (!metadata.operation_key) sum += amount;
    return sum;
  }
});
