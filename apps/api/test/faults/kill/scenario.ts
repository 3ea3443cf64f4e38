// What a customer and a practitioner do while the server crashes: they retry until it is done.
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Call,
  type CallInput,
  type CallResponse,
  cancelByCustomer,
  changePractitionerProfile,
  createBooking,
  fillPath,
  paymentIntent,
} from '@freely/api-client/contract';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../support/make-practitioner.ts';
import type { TestUser } from '../../support/make-users.ts';
import { draftFor, type TestMarket } from '../../support/start-test-market.ts';
import { connectPayoutAccount } from '../histories/history-world.ts';

/** Longer than all crashes together: a scenario cannot know how many there will be. */
const timeout = 500_000;

/** The market, and where its server listens while it is up. */
interface Target {
  market: TestMarket;
  baseUrl: string;
}

/** What has to be true of the payments afterwards. */
export interface Expected {
  promised: Map<number, 'refund' | 'nothing'>;
  refundedByHand: Set<number>;
}

/** One path that money takes. */
export type Scenario = 'bank-details' | 'refund' | 'expiry' | 'payout' | 'reversal';

/** Runs one scenario to its end. */
export async function runScenario(target: Target, scenario: Scenario): Promise<Expected> {
  const expected: Expected = { promised: new Map(), refundedByHand: new Set() };
  if (scenario === 'bank-details') await saveBankDetails(target);
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
  if (scenario === 'refund') return cancel(target, booked, expected);
  await payOut(target, booked);
  if (scenario === 'reversal') await refundByHand(target, booked, expected);
}

interface Booked {
  id: number;
  intent: string;
  customer: TestUser;
}

/** Every retry sends the same key, like a browser that never got a response (D18). */
async function book(
  target: Target,
  customer: TestUser,
  practitioner: TestPractitioner,
): Promise<Booked> {
  const body = draftFor(practitioner, freeSlot(4));
  const headers = { 'idempotency-key': `scenario-${customer.id}` };
  const { id } = await call(target, createBooking, { body }, customer, headers);
  const params = { id: String(id) };
  const { client_secret } = await call(target, paymentIntent, { params }, customer);

  return { id, intent: client_secret.split('_secret_')[0] ?? '', customer };
}

async function payAndWait({ market }: Target, { id, intent }: Booked): Promise<void> {
  await market.confirmCard(intent);
  await until(async () => (await market.bookingRow(id)).paid_at !== null);
}

async function cancel(target: Target, booked: Booked, expected: Expected): Promise<void> {
  // After a lost response, the retry finds the booking cancelled.
  const params = { id: String(booked.id) };
  await call(target, cancelByCustomer, { params }, booked.customer, {}, [409]);
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

const paymentOf = ({ market }: Target, { id }: Booked) =>
  market.db
    .selectFrom('payments')
    .select('refunded')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();

const payoutOf = ({ market }: Target, { id }: Booked) =>
  market.db
    .selectFrom('payouts')
    .select(['status', 'amount', 'reversed'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('Timed out');
    await pause(100);
  }
}

/** Makes a call over the network. Retries while there is no response, or a server error. */
async function call<C extends Call>(
  { baseUrl }: Target,
  { method, path }: C,
  input: CallInput<C>,
  as: TestUser,
  headers: Record<string, string> = {},
  acceptedStatuses: number[] = [],
): Promise<CallResponse<C>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const url = baseUrl + fillPath(path, params);
  const deadline = Date.now() + timeout;
  for (;;) {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }).catch(() => null);
    if (response && (response.ok || acceptedStatuses.includes(response.status))) {
      return response.json();
    }
    if (response && response.status < 500) {
      throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    }
    if (Date.now() > deadline) throw new Error(`${path} never responded`);
    await pause(100);
  }
}
