// The world of one history: its own practitioner, two customers, and its own clock.
import { paymentIntent } from '@freely/api-client/contract';
import { sql } from 'kysely';
import {
  inTransaction,
  lockPractitioner,
} from '../../../src/infrastructure/database/transaction.ts';
import { freeSlot, type TestPractitioner } from '../../support/make-practitioner.ts';
import type { TestUser } from '../../support/make-users.ts';
import { draftFor, type TestMarket } from '../../support/start-test-market.ts';

export interface Booked {
  id: number;
  customer: TestUser;
}

export interface HistoryWorld {
  market: TestMarket;
  practitioner: TestPractitioner;
  customers: readonly [TestUser, TestUser];
}

const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 }));

export async function makeHistoryWorld(market: TestMarket): Promise<HistoryWorld> {
  const practitioner = await market.makePractitioner({ hours: allDay });
  await connectPayoutAccount(market, practitioner.id);

  return {
    market,
    practitioner,
    customers: [await market.makeCustomer(), await market.makeCustomer()],
  };
}

/** Creates the practitioner's payout account directly. The real way is tested with payouts. */
export async function connectPayoutAccount(
  { db, deps }: TestMarket,
  practitionerId: number,
): Promise<void> {
  const { id } = await deps.stripe.accounts.create({
    type: 'custom',
    country: 'GB',
    capabilities: { transfers: { requested: true } },
    external_account: {
      object: 'bank_account',
      country: 'GB',
      currency: 'gbp',
      routing_number: '108800',
      account_number: '00012345',
    },
  });
  await db
    .insertInto('payout_accounts')
    .values({ practitioner_id: practitionerId, account_id: id, status: 'ready' })
    .execute();
}

/** Eight start times on four days. On each day the two overlap. */
export const slots = 8;
export const slotOf = (number: number) =>
  freeSlot(2 + (number % 4), number < 4 ? '10:00' : '10:30');

/** The first treatment, for £25. Null when the slot is taken. */
export async function book(
  { market, practitioner, customers }: HistoryWorld,
  who: 0 | 1,
  slot: number,
): Promise<Booked | null> {
  const customer = customers[who];
  const { status, body } = await market.book(customer, draftFor(practitioner, slotOf(slot)));
  if (status !== 201 && status !== 409) throw unexpected('booking', status, body);

  return status === 201 ? { id: body.id, customer } : null;
}

/** Pays as the checkout page does. Does nothing when there is nothing left to pay. */
export async function pay({ market }: HistoryWorld, { id, customer }: Booked, card: string) {
  const params = { id: String(id) };
  const { status, body } = await market.call(paymentIntent, { params }, { as: customer });
  if (status >= 500) throw unexpected('paying', status, body);
  if (status !== 200) return;
  const intent = body.client_secret.split('_secret_')[0] ?? '';
  // The card may be declined, or the intent paid or cancelled in the meantime.
  await market.confirmCard(intent, card).catch(() => {});
}

export function unexpected(what: string, status: number, body: unknown): Error {
  return new Error(`${what} responded with ${status}: ${JSON.stringify(body)}`);
}

/**
 * Advances the clock of this history. Business rules read the database's clock (D50), so the rows
 * are moved into the past instead: the earliest first, so that none ever overlap.
 */
export async function moveClock({ market, practitioner }: HistoryWorld, hours: number) {
  const by = sql`${hours} * interval '1 hour'`;
  await inTransaction(market.db, async (trx) => {
    await lockPractitioner(trx, practitioner.id);
    const rows = await trx
      .selectFrom('bookings')
      .select('id')
      .where('practitioner_id', '=', practitioner.id)
      .orderBy('starts_at')
      .execute();
    for (const { id } of rows) {
      await sql`update bookings set starts_at = starts_at - ${by}, ends_at = ends_at - ${by},
        during = tstzrange(lower(during) - ${by}, upper(during) - ${by}),
        hold_until = hold_until - ${by} where id = ${id}`.execute(trx);
    }
    await sql`update time_off set during = tstzrange(lower(during) - ${by}, upper(during) - ${by})
      where practitioner_id = ${practitioner.id}`.execute(trx);
  });
}
