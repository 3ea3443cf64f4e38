// Payouts of who has not given tax details wait, and none is lost.
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const payoutOf = (id: number) =>
  market.db
    .selectFrom('payouts')
    .select(['status', 'amount'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
const isPaid = async (id: number) => (await payoutOf(id)).status === 'paid';

/** A booking of £25 that ended 49 hours ago; £20 of it are for the practitioner. */
async function withheldPayout() {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const bank_details = { sort_code: '108800', account_number: '00012345' };
  await market.call(contract.changePractitionerProfile, { body: { bank_details } }, { as: grace });
  await market.eventually(async () => {
    const found = await market.db
      .selectFrom('payout_accounts')
      .select('status')
      .where('practitioner_id', '=', grace.id)
      .executeTakeFirst();
    return found?.status === 'ready';
  });
  const { body } = await market.book(ada, draftFor(grace, freeSlot(6)));
  await market.confirmCard(await market.intentOf(ada, body.id));
  await market.eventually(async () => (await market.bookingRow(body.id)).paid_at !== null);
  await sql`update tax_details set requested_at = now() - interval '60 days',
    first_reminded_at = now() - interval '40 days', second_reminded_at = now() - interval '20 days'
    where practitioner_id = ${grace.id}`.execute(market.db);
  await sql`update bookings set status = 'completed', starts_at = now() - interval '50 hours',
    ends_at = now() - interval '49 hours',
    during = tstzrange(now() - interval '50 hours', now() - interval '49 hours')
    where id = ${body.id}`.execute(market.db);

  return { grace, id: body.id };
}

/** Runs the sweep and waits for all that it queues. */
async function sweep(): Promise<void> {
  await market.runScheduledJob('sweep');
  await market.eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from jobs.job where state < 'completed'
        and name in ('sweep', 'pay-out', 'provider-op')`.execute(market.db);
    return rows[0]?.waiting === 0;
  });
}

test('a payout waits until the details are given, and then is paid in full', async () => {
  const { grace, id } = await withheldPayout();
  await sweep();

  expect(await payoutOf(id)).toEqual({ status: 'waiting', amount: 0 });
  const { body } = await market.call(contract.earnings, { query: {} }, { as: grace });
  expect(body).toMatchObject({
    tax_details: 'withheld',
    next_payouts: [{ booking_id: id, amount: 20, status: 'tax_details' }],
  });

  await market.call(contract.giveTaxDetails, { body: taxDetails }, { as: grace });
  await sweep();
  await market.eventually(() => isPaid(id));
  expect(await payoutOf(id)).toEqual({ status: 'paid', amount: 2_000 });
});

test('who closes the account is paid what was withheld', async () => {
  const { grace, id } = await withheldPayout();
  await sweep();
  expect(await isPaid(id)).toBe(false);

  await market.call(contract.deletePractitionerAccount, {}, { as: grace });
  await market.db
    .updateTable('payouts')
    .set({ look_at: new Date() })
    .where('booking_id', '=', id)
    .execute();
  await sweep();
  await market.eventually(() => isPaid(id));
  expect(await payoutOf(id)).toEqual({ status: 'paid', amount: 2_000 });
});
