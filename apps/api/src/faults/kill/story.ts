// What two people do, whatever happens to the server meanwhile: they try again until it is done.
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Call,
  type CallAnswer,
  type CallInput,
  cancelByCustomer,
  changePractitionerProfile,
  createBooking,
  paymentIntent,
} from '@freely/api-client/contract';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import { draftFor, type TestMarket } from '../../testing/start-test-market.ts';
import { connect } from '../histories/history-world.ts';

/** Longer than all the deaths together: nobody of a story knows how many there will be. */
const patience = 500_000;

/** Where the server is, when it is there. */
export interface Stage {
  market: TestMarket;
  baseUrl: string;
}

/** What has to be true of the money afterwards. */
export interface Told {
  promised: Map<number, 'refund' | 'nothing'>;
  returned: Set<number>;
}

/** One path of the money. */
export type Path = 'bank-details' | 'refund' | 'expiry' | 'payout' | 'return';

/** Goes one path to its end. */
export async function liveStory(stage: Stage, path: Path): Promise<Told> {
  const told: Told = { promised: new Map(), returned: new Set() };
  if (path === 'bank-details') await giveBankDetails(stage);
  else await followBooking(stage, path, told);

  return told;
}

async function giveBankDetails(stage: Stage): Promise<void> {
  const { market } = stage;
  const practitioner = await market.makePractitioner();
  const given = { bank_details: { sort_code: '108800', account_number: '00012345' } };
  await call(stage, changePractitionerProfile, { body: given }, practitioner);
  await until(async () => {
    const account = await market.db
      .selectFrom('payout_accounts')
      .select('status')
      .where('practitioner_id', '=', practitioner.id)
      .executeTakeFirst();
    return account?.status === 'ready';
  });
}

async function followBooking(stage: Stage, path: Path, told: Told): Promise<void> {
  const { market } = stage;
  const [practitioner, customer] = [await market.makePractitioner(), await market.makeCustomer()];
  await connect(market, practitioner.id);
  const booked = await bookAndAsk(stage, customer, practitioner);
  if (path === 'expiry') return letGo(stage, booked);
  await payAndWait(stage, booked);
  if (path === 'refund') return callOff(stage, booked, told);
  await payOut(stage, booked);
  if (path === 'return') await takeBack(stage, booked, told);
}

interface Booked {
  id: number;
  intent: string;
  customer: TestUser;
}

/** The same key each time, as a browser sends it that never got its answer (D18). */
async function bookAndAsk(
  stage: Stage,
  customer: TestUser,
  practitioner: TestPractitioner,
): Promise<Booked> {
  const body = draftFor(practitioner, freeSlot(4));
  const headers = { 'idempotency-key': `story-${customer.id}` };
  const { id } = await call(stage, createBooking, { body }, customer, headers);
  const params = { id: String(id) };
  const { client_secret } = await call(stage, paymentIntent, { params }, customer);

  return { id, intent: client_secret.split('_secret_')[0] ?? '', customer };
}

async function payAndWait({ market }: Stage, { id, intent }: Booked): Promise<void> {
  await market.confirmCard(intent);
  await until(async () => (await market.bookingRow(id)).paid_at !== null);
}

async function callOff(stage: Stage, booked: Booked, told: Told): Promise<void> {
  // Told or not, it was called off: a second word finds it so.
  const params = { id: String(booked.id) };
  await call(stage, cancelByCustomer, { params }, booked.customer, {}, [409]);
  told.promised.set(booked.id, 'refund');
  await until(async () => (await paymentOf(stage, booked)).refunded > 0);
}

async function payOut(stage: Stage, booked: Booked): Promise<void> {
  const { db } = stage.market;
  await sql`with ended as (select now() - interval '49 hours' as at)
    update bookings set starts_at = at - interval '1 hour', ends_at = at,
      during = tstzrange(at - interval '1 hour', at)
    from ended where id = ${booked.id}`.execute(db);
  await until(async () => (await payoutOf(stage, booked)).status === 'paid');
}

async function takeBack(stage: Stage, booked: Booked, told: Told): Promise<void> {
  await stage.market.deps.stripe.refunds.create({ payment_intent: booked.intent });
  told.returned.add(booked.id);
  await until(async () => {
    const { amount, reversed } = await payoutOf(stage, booked);
    return amount === reversed;
  });
}

async function letGo({ market }: Stage, { id }: Booked): Promise<void> {
  await sql`update bookings set hold_until = now() where id = ${id}`.execute(market.db);
  await until(async () => (await market.bookingRow(id)).status === 'expired');
}

const paymentOf = ({ market }: Stage, { id }: Booked) =>
  market.db
    .selectFrom('payments')
    .select('refunded')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();

const payoutOf = ({ market }: Stage, { id }: Booked) =>
  market.db
    .selectFrom('payouts')
    .select(['status', 'amount', 'reversed'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('It never came');
    await pause(100);
  }
}

/** Over the network, again and again while nobody answers or the answer is a server's mistake. */
async function call<C extends Call>(
  { baseUrl }: Stage,
  { method, path }: C,
  input: CallInput<C>,
  as: TestUser,
  headers: Record<string, string> = {},
  alsoFine: number[] = [],
): Promise<CallAnswer<C>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const address = baseUrl + path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await fetch(address, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }).catch(() => null);
    if (answer && (answer.ok || alsoFine.includes(answer.status))) return answer.json();
    if (answer && answer.status < 500) {
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    }
    if (Date.now() > deadline) throw new Error(`${path} never answered`);
    await pause(100);
  }
}
