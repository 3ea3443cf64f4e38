// The world of one history: its own practitioner, two customers, and its own clock.
import { setTimeout as pause } from 'node:timers/promises';
import { type BookingDraft, paymentIntent } from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { sql } from 'kysely';
import {
  inTransaction,
  lockPractitioner,
} from '../../../src/infrastructure/database/transaction.ts';
import { freeSlot, type TestPractitioner } from '../../support/make-practitioner.ts';
import type { TestUser } from '../../support/make-users.ts';
import { setTravel, stops, type TestStop } from '../../support/roads.ts';
import { draftFor, type TestMarket } from '../../support/start-test-market.ts';

export interface Booked {
  id: number;
  customer: TestUser;
}

export interface HistoryWorld {
  market: TestMarket;
  practitioner: TestPractitioner;
  /** One next to the practitioner, one half an hour away by car. */
  customers: readonly [TestUser, TestUser];
  admin: TestUser;
  /** Whether roads count for the practitioner (D83). */
  hasRoads: boolean;
}

/** The treatments of every history: the second needs a patch test (D84). */
export const offers = [
  { price: 2500, duration: 45 },
  { category: 'eyes', name: 'Eyelash tint', price: 3000, duration: 30 },
] as const;
export const testPrice = 500;

const homes: readonly [TestStop, TestStop] = [stops.clapham, stops.islington];
const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 }));

/** Half of the practitioners travel by car; for the others, roads take no time. */
export async function makeHistoryWorld(
  market: TestMarket,
  admin: TestUser,
  hasRoads: boolean,
): Promise<HistoryWorld> {
  const practitioner = await market.makePractitioner({
    hours: allDay,
    offers: [...offers],
    mobile: { travelMiles: 20 },
  });
  await connectPayoutAccount(market, practitioner.id);
  if (hasRoads) await setTravel(market.db, practitioner.id, { way: 'car' });

  return {
    market,
    practitioner,
    customers: [await market.makeCustomer(), await market.makeCustomer()],
    admin,
    hasRoads,
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

/**
 * Eight start times on two days. On each day the first two overlap. A quarter of an hour is between the first
 * and the third, too little for a road, and enough between the first and the last.
 */
const times = ['10:00', '10:30', '11:00', '12:00'];
export const slots = 8;
export const slotOf = (number: number) => freeSlot(2 + (number % 2), times[number >> 1]);

/** The first treatment, for £25. Null when the slot is taken. */
export const book = (
  world: HistoryWorld,
  who: 0 | 1,
  when: Pick<BookingDraft, 'date' | 'start_time'>,
): Promise<Booked | null> => tryBooking(world, who, when);

/** The second treatment with a patch test on the day before the slots. */
export const bookTested = (world: HistoryWorld, who: 0 | 1, slot: number) =>
  tryBooking(world, who, {
    ...slotOf(slot),
    services_ids: [world.practitioner.offers[1]?.subServiceId ?? 0],
    total_amount: (offers[1].price + testPrice) / 100,
    patch_test: freeSlot(1, times[slot >> 1]),
  });

/** The time of a booking, whatever has become of it, for another customer. */
export async function bookTimeOf(world: HistoryWorld, { id, customer }: Booked) {
  const { starts_at } = await world.market.bookingRow(id);
  const { day, time } = londonClock(starts_at);

  return book(world, customer === world.customers[0] ? 1 : 0, {
    date: day,
    start_time: `${time}:00`,
  });
}

/** Refused is also what is too soon, and what the rules of patch tests do not allow. */
async function tryBooking(
  { market, practitioner, customers }: HistoryWorld,
  who: 0 | 1,
  changes: Partial<BookingDraft>,
): Promise<Booked | null> {
  const customer = customers[who];
  const draft = { ...draftFor(practitioner, changes), address: homeOf(practitioner, who) };
  const { status, body } = await market.book(customer, draft);
  if (![201, 409, 422].includes(status)) throw unexpected('booking', status, body);

  return status === 201 ? { id: body.id, customer } : null;
}

export function homeOf(practitioner: TestPractitioner, who: 0 | 1): BookingDraft['address'] {
  const { lat, lon, postcode } = homes[who];
  const { address } = draftFor(practitioner);

  return address && { ...address, postcode, location: { lat, lng: lon } };
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

/** Pays, and waits a while for the webhook: some are lost. */
export async function payAndWait(world: HistoryWorld, booked: Booked): Promise<void> {
  await pay(world, booked, 'pm_card_visa');
  const until = performance.now() + 1_000;
  const isHeld = async () => (await world.market.bookingRow(booked.id)).status === 'held';
  while ((await isHeld()) && performance.now() < until) await pause(20);
}

export function unexpected(what: string, status: number, body: unknown): Error {
  return new Error(`${what} responded with ${status}: ${JSON.stringify(body)}`);
}

/** Advances the clock until a booking starts within a day, or to an hour after its start. */
export async function moveClockTo(
  world: HistoryWorld,
  { id }: Pick<Booked, 'id'>,
  when: 'dayOf' | 'after',
): Promise<void> {
  const { starts_at } = await world.market.bookingRow(id);
  const hours = (starts_at.getTime() - Date.now()) / 3_600_000;
  const by = Math.ceil(when === 'dayOf' ? hours - 23 : hours + 1);
  if (by > 0) await moveClock(world, by);
}

/**
 * Advances the clock of this history. Business rules read the database's clock (D50), so the rows
 * are moved into the past instead: the earliest first, so that none ever overlap. Roads take as long as
 * the traffic of their hour lets them, so where they count, whole days pass.
 */
export async function moveClock(
  { market, practitioner, hasRoads }: HistoryWorld,
  hours: number,
): Promise<void> {
  const by = sql`${hasRoads ? Math.ceil(hours / 24) * 24 : hours} * interval '1 hour'`;
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
    for (const { booking_id } of await trx
      .selectFrom('waiting_offers')
      .select('booking_id')
      .where('practitioner_id', '=', practitioner.id)
      .orderBy(sql`lower(during)`)
      .execute()) {
      await sql`update waiting_offers
        set during = tstzrange(lower(during) - ${by}, upper(during) - ${by})
        where booking_id = ${booking_id}`.execute(trx);
    }
    for (const table of ['time_off', 'freed_slots']) {
      await sql`update ${sql.table(table)}
        set during = tstzrange(lower(during) - ${by}, upper(during) - ${by})
        where practitioner_id = ${practitioner.id}`.execute(trx);
    }
  });
}
