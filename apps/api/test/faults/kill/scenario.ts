// What a customer and a practitioner do while the server crashes: they retry until it is done.
import { changePractitionerProfile } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { connectPayoutAccount } from '../histories/history-world.ts';
import { type Booked, book, cancel, payAndWait, paymentOf } from './customer-steps.ts';
import { offerTwice, sellAgain } from './sale-scenarios.ts';
import { call, type Expected, type Target, until } from './target.ts';

/** One path that money takes. */
export type Scenario =
  | 'bank-details'
  | 'refund'
  | 'expiry'
  | 'payout'
  | 'reversal'
  | 'offers'
  | 'resale';

/** Runs one scenario to its end. */
export async function runScenario(target: Target, scenario: Scenario): Promise<Expected> {
  const expected: Expected = { promised: new Map(), refundedByHand: new Set() };
  if (scenario === 'bank-details') await saveBankDetails(target);
  else if (scenario === 'offers') await offerTwice(target);
  else if (scenario === 'resale') await sellAgain(target, expected);
  else await followBooking(target, scenario, expected);

  return expected;
}

async function saveBankDetails(target: Target): Promise<void> {
  const { market } = target;
  const practitioner = await market.makePractitioner();
  const body = { bank_details: { sort_code: '108800', account_number: '00012345' } };
  await call(target, changePractitionerProfile, { body }, practitioner);
  await until(async () => {
    const account = await market.db
      .selectFrom('payout_accounts')
      .select('status')
      .where('practitioner_id', '=', practitioner.id)
      .executeTakeFirst();
    return account?.status === 'ready';
  });
}

async function followBooking(
  target: Target,
  scenario: Scenario,
  expected: Expected,
): Promise<void> {
  const { market } = target;
  const [practitioner, customer] = [await market.makePractitioner(), await market.makeCustomer()];
  await connectPayoutAccount(market, practitioner.id);
  const booked = await book(target, customer, practitioner);
  if (scenario === 'expiry') return expireHold(target, booked);
  await payAndWait(target, booked);
  if (scenario === 'refund') return refund(target, booked, expected);
  await payOut(target, booked);
  if (scenario === 'reversal') await refundByHand(target, booked, expected);
}

async function refund(target: Target, booked: Booked, expected: Expected): Promise<void> {
  await cancel(target, booked);
  expected.promised.set(booked.id, 'refund');
  await until(async () => (await paymentOf(target, booked)).refunded > 0);
}

async function payOut(target: Target, booked: Booked): Promise<void> {
  const { db } = target.market;
  await sql`with ended as (select now() - interval '49 hours' as at)
    update bookings set starts_at = at - interval '1 hour', ends_at = at,
      during = tstzrange(at - interval '1 hour', at)
    from ended where id = ${booked.id}`.execute(db);
  await until(async () => (await payoutOf(target, booked)).status === 'paid');
}

/** In the provider's dashboard; the payout is then reversed. */
async function refundByHand(target: Target, booked: Booked, expected: Expected): Promise<void> {
  await target.market.deps.stripe.refunds.create({ payment_intent: booked.intent });
  expected.refundedByHand.add(booked.id);
  await until(async () => {
    const { amount, reversed } = await payoutOf(target, booked);
    return amount === reversed;
  });
}

async function expireHold({ market }: Target, { id }: Booked): Promise<void> {
  await sql`update bookings set hold_until = now() where id = ${id}`.execute(market.db);
  await until(async () => (await market.bookingRow(id)).status === 'expired');
}

const payoutOf = ({ market }: Target, { id }: Booked) =>
  market.db
    .selectFrom('payouts')
    .select(['status', 'amount', 'reversed'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
