// A time that becomes free is offered to those who wait, in turn, and to one at a time.
import {
  addTimeOff,
  cancelByCustomer,
  cancelByPractitioner,
  changeAvailability,
  changeWaitingEntry,
  deleteAccount,
  joinWaitingList,
  leaveWaitingList,
  moveBooking,
  paymentIntent,
  removeTimeOff,
  type WaitingWish,
  waitingList,
  weekdayNames,
} from '@freely/api-client/contract';
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import {
  bothVisits,
  patchTested,
  testedBefore,
  testOf,
} from '../../../test/support/patch-tested.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { holdPayments } from '../../money/payments/index.ts';
import { suspend } from '../../people/accounts/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { confirmBooking, expireHold } from '../checkout/index.ts';
import { offerFreedSlot, requeueOpenSlots } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

/** Offers what is free, as the worker does. */
async function offerAll(): Promise<void> {
  for (;;) {
    const open = await market.db
      .selectFrom('freed_slots')
      .select('id')
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute();
    if (open.length === 0) return;
    for (const { id } of open) await offerFreedSlot(market.deps, id);
  }
}

async function join(as: TestUser, grace: TestPractitioner, changes: Partial<WaitingWish> = {}) {
  const { status, body } = await market.call(
    joinWaitingList,
    { body: wishFor(grace, changes) },
    { as },
  );
  expect([status, body.message]).toEqual([201, expect.any(String)]);

  return body.entry.id;
}

const listOf = async (as: TestUser) => (await market.call(waitingList, {}, { as })).body;
const offersOf = async (as: TestUser) =>
  (await listOf(as)).offers.map(({ date, start_time, status }) => ({ date, start_time, status }));
const cancel = (id: number, as: TestUser) =>
  market.call(cancelByCustomer, { params: { id: String(id) }, body: {} }, { as });

/** The whole day of a practitioner but an hour is taken, which one customer has booked. */
async function fullDay() {
  const grace = await market.makePractitioner({
    offers: [{ price: 3000, duration: 60 }],
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 600, to: 660 })),
  });
  const booked = await confirmedBooking(market, { grace });

  return { ...booked, bob: await market.makeCustomer(), cleo: await market.makeCustomer() };
}

/** As its payment does. */
const confirm = (bookingId: number) =>
  inTransaction(market.db, async (trx) => {
    const held = await lockBooking(trx, bookingId);
    await confirmBooking(trx, market.deps.events, held!);
  });

/** Lets a hold end, as its job does. */
async function lapse(bookingId: number): Promise<void> {
  await sql`update bookings set hold_until = clock_timestamp() where id = ${bookingId}`.execute(
    market.db,
  );
  await expireHold({ ...market.deps, payments: holdPayments(market.deps) }, bookingId);
}

const openOffer = async (as: TestUser) => {
  const [first] = (await listOf(as)).offers;
  if (first?.status !== 'open') throw new Error('There is no open offer');

  return first.booking_id;
};

describe('a cancelled time', () => {
  test('goes to who joined first, and to the next when it is missed or refused', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    const dora = await market.makeCustomer();
    for (const each of [bob, cleo, dora]) await join(each, grace);
    await cancel(id, ada);
    await offerAll();
    const { date, start_time } = freeSlot(8);

    expect(await offersOf(bob)).toEqual([{ date, start_time, status: 'open' }]);
    const { entries, offers } = await listOf(bob);
    expect(offers[0]?.treatments).toEqual(entries[0]?.treatments);
    expect(await offersOf(cleo)).toEqual([]);

    await lapse(await openOffer(bob));
    await offerAll();
    expect(await offersOf(bob)).toEqual([{ date, start_time, status: 'missed' }]);
    expect(await offersOf(cleo)).toEqual([{ date, start_time, status: 'open' }]);

    await cancel(await openOffer(cleo), cleo);
    await offerAll();
    expect(await offersOf(cleo)).toEqual([{ date, start_time, status: 'refused' }]);
    expect(await offersOf(dora)).toEqual([{ date, start_time, status: 'open' }]);

    // Nobody is left, and nobody is asked twice: anybody may book it now.
    await lapse(await openOffer(dora));
    await offerAll();
    for (const each of [bob, cleo, dora]) expect(await offersOf(each)).toHaveLength(1);
    const { status } = await market.book(ada, draftFor(grace, { ...freeSlot(8) }));
    expect(status).toBe(201);
  });

  test('goes to the next when who was offered it leaves the list, and cannot be paid any more', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    const entry = await join(bob, grace);
    await join(cleo, grace);
    await cancel(id, ada);
    await offerAll();
    const params = { id: String(await openOffer(bob)) };
    const left = { params: { id: String(entry) } };

    expect((await market.call(leaveWaitingList, left, { as: bob })).status).toBe(200);
    expect((await listOf(bob)).offers).toMatchObject([{ status: 'refused' }]);
    expect((await market.call(paymentIntent, { params }, { as: bob })).status).toBe(409);
    await offerAll();
    expect(await offersOf(cleo)).toMatchObject([{ ...freeSlot(8), status: 'open' }]);
    // Pressed twice.
    expect((await market.call(leaveWaitingList, left, { as: bob })).status).toBe(409);
  });

  test('is kept by who has just paid it, though the message of the provider is still to come', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    const entry = await join(bob, grace);
    await join(cleo, grace);
    await cancel(id, ada);
    await offerAll();
    const booking = await openOffer(bob);
    const intent = await market.intentOf(bob, booking);
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    await market.confirmCard(intent);

    const left = await market.call(
      leaveWaitingList,
      { params: { id: String(entry) } },
      { as: bob },
    );

    const booked = /^You have booked the time that you were offered/;
    expect([left.status, left.body.message]).toEqual([409, expect.stringMatching(booked)]);
    expect(await market.bookingRow(booking)).toMatchObject({ status: 'confirmed' });
    const change = { params: { id: String(entry) }, body: wishFor(grace) };
    const changed = await market.call(changeWaitingEntry, change, { as: bob });
    expect([changed.status, changed.body.message]).toEqual([409, expect.stringMatching(booked)]);
    await offerAll();
    expect(await offersOf(cleo)).toEqual([]);
  });

  test('is not offered to the one who gave it back', async () => {
    const { id, ada, grace, bob } = await fullDay();
    await join(ada, grace);
    await join(bob, grace);
    await cancel(id, ada);
    await offerAll();

    expect(await offersOf(ada)).toEqual([]);
    expect(await offersOf(bob)).toMatchObject([{ status: 'open' }]);
  });

  test('is offered to who gave it back before they waited for it', async () => {
    const { id, ada, grace, bob } = await fullDay();
    await cancel(id, ada);
    const { body: booked } = await market.book(bob, draftFor(grace, freeSlot(8)));
    await confirm(booked.id);
    await join(ada, grace);
    await cancel(booked.id, bob);
    await offerAll();

    expect(await offersOf(ada)).toMatchObject([{ status: 'open' }]);
  });

  test('is offered as it was, and not beside it, when the times beside it are free, too', async () => {
    const grace = await market.makePractitioner({ offers: [{ price: 3000, duration: 60 }] });
    const slot = freeSlot(8, '11:00');
    const { id, ada } = await confirmedBooking(market, { grace, slot });
    const bob = await market.makeCustomer();
    await join(bob, grace);
    await cancel(id, ada);
    await offerAll();

    expect(await offersOf(bob)).toEqual([{ ...slot, status: 'open' }]);
  });

  test('is held for 15 minutes, told by mail, and paid like any other', async () => {
    const { id, ada, grace, bob } = await fullDay();
    await join(bob, grace);
    await cancel(id, ada);
    await offerAll();
    const held = await openOffer(bob);
    const booking = await market.bookingRow(held);

    expect(booking).toMatchObject({ status: 'held', was_offered: true, customer_id: bob.id });
    const minutes = (booking.hold_until.getTime() - booking.created_at.getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(15);
    const mails = await market.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('booking_id', '=', held)
      .execute();
    expect(mails).toEqual([{ kind: 'time_offered' }]);
    // Nobody else can book it meanwhile.
    expect((await market.book(ada, draftFor(grace, freeSlot(8)))).status).toBe(409);

    expect(await market.intentOf(bob, held)).toMatch(/^pi_/);
  });

  test('ends the wait, too, when it is booked by the usual way instead', async () => {
    const { id, ada, grace, bob } = await fullDay();
    await join(bob, grace);
    await cancel(id, ada);
    await offerAll();
    const offered = await openOffer(bob);
    const booked = await market.book(bob, draftFor(grace, freeSlot(8)));
    expect(booked.status).toBe(201);
    expect(booked.body.id).not.toBe(offered);
    expect(await offersOf(bob)).toMatchObject([{ status: 'refused' }]);

    await confirm(booked.body.id);

    expect(await offersOf(bob)).toMatchObject([{ status: 'taken' }]);
    expect((await listOf(bob)).entries).toMatchObject([{ status: 'booked' }]);
  });

  test('is offered only on the days and at the hours that were asked for', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    const weekday = weekdayOf(freeSlot(8).date);
    await join(bob, grace, { weekdays: [(weekday + 1) % 7] });
    await join(bob, grace, { from: '10:15', to: '23:00' });
    await join(bob, grace, { until: addDays(londonDay(new Date()), 7) });
    await join(cleo, grace, { weekdays: [weekday], from: '10:00', to: '10:00' });
    await cancel(id, ada);
    await offerAll();

    expect(await offersOf(bob)).toEqual([]);
    expect(await offersOf(cleo)).toHaveLength(1);
  });

  test('is offered to those who wait for anybody near enough', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    const far = { lat: 51.75, lng: -1.25 };
    const { address } = draftFor(grace);
    const oxford = { ...address!, city: 'Oxford', postcode: 'OX1 1AA', location: far };
    await join(bob, grace, { practitioner_id: null, address: oxford });
    await join(cleo, grace, { practitioner_id: null });
    await cancel(id, ada);
    await offerAll();

    expect(await offersOf(bob)).toEqual([]);
    expect(await offersOf(cleo)).toHaveLength(1);
  });

  test('is not offered to somebody who has an appointment then', async () => {
    const { id, ada, grace, bob } = await fullDay();
    await join(bob, grace);
    await confirmedBooking(market, { ada: bob, slot: freeSlot(8) });
    await cancel(id, ada);
    await offerAll();

    expect(await offersOf(bob)).toEqual([]);
  });

  test('is one offer, though jobs for it run at once', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    for (const each of [bob, cleo]) await join(each, grace);
    await cancel(id, ada);
    const { id: freed } = await market.db
      .selectFrom('freed_slots')
      .select('id')
      .where('practitioner_id', '=', grace.id)
      .executeTakeFirstOrThrow();
    await Promise.all([1, 2, 3, 4].map(() => offerFreedSlot(market.deps, freed)));

    expect(await offersOf(bob)).toHaveLength(1);
    expect(await offersOf(cleo)).toHaveLength(0);
  });
});

describe('other ways in which a time becomes free', () => {
  test('a booking is moved', async () => {
    const { id, grace, bob } = await fullDay();
    await join(bob, grace);
    await market.call(
      moveBooking,
      { params: { id: String(id) }, body: freeSlot(9) },
      { as: grace },
    );
    await offerAll();

    expect(await offersOf(bob)).toMatchObject([{ ...freeSlot(8), status: 'open' }]);
  });

  test('a booking is cancelled by its practitioner’s side, and its time is not blocked', async () => {
    const grace = await patchTested(market);
    const [ada, bob] = [await market.makeCustomer(), await market.makeCustomer()];
    const { date } = freeSlot(10);
    await join(bob, grace, { services_ids: [grace.offers[1]!.subServiceId] });
    await testedBefore(market, { ada, grace }, 'reaction', '1 hour');
    await offerAll();
    expect(await offersOf(bob)).toMatchObject([{ date, status: 'open' }]);

    const penalised = await fullDay();
    await join(penalised.bob, penalised.grace);
    const params = { id: String(penalised.id) };
    await market.call(cancelByPractitioner, { params }, { as: penalised.grace });
    const freed = await market.db
      .selectFrom('freed_slots')
      .select('id')
      .where('practitioner_id', '=', penalised.grace.id)
      .execute();
    expect(freed).toEqual([]);
  });

  test.each(['cancelled', 'ended'])('a booking with a patch test is %s', async (how) => {
    const grace = await patchTested(market);
    const [ada, bob] = [await market.makeCustomer(), await market.makeCustomer()];
    const { body } = await market.book(ada, bothVisits(grace));
    const { date } = freeSlot(7);
    const wish = { services_ids: [grace.offers[1]!.subServiceId], weekdays: [weekdayOf(date)] };
    await join(bob, grace, wish);
    if (how === 'ended') await lapse(body.id);
    else {
      await sql`update bookings set status = 'confirmed', paid_at = now() where id in
        (${body.id}, ${await testOf(market, body.id)})`.execute(market.db);
      await cancel(body.id, ada);
    }
    await offerAll();

    expect(await offersOf(bob)).toMatchObject([{ date, status: 'open' }]);
  });

  test('an unpaid hold ends', async () => {
    const grace = await market.makePractitioner();
    const [ada, bob] = [await market.makeCustomer(), await market.makeCustomer()];
    const { body } = await market.book(ada, draftFor(grace, freeSlot(8)));
    await join(bob, grace);
    await lapse(body.id);
    await offerAll();

    // What became free itself, though an earlier time would take some of it.
    expect(await offersOf(bob)).toMatchObject([freeSlot(8)]);
  });

  test('time off is removed or shortened', async () => {
    const grace = await market.makePractitioner();
    const bob = await market.makeCustomer();
    const body = { title: 'Away', date: freeSlot(8).date };
    const { body: off } = await market.call(addTimeOff, { body }, { as: grace });
    await join(bob, grace);
    await market.call(removeTimeOff, { params: { id: String(off.id) } }, { as: grace });
    await offerAll();

    expect(await offersOf(bob)).toMatchObject([{ ...freeSlot(8, '09:00') }]);
  });

  test('hours are changed, which may suit several', async () => {
    const weekday = (weekdayOf(freeSlot(8).date) + 1) % 7;
    const grace = await market.makePractitioner({ hours: [{ weekday, from: 540, to: 1080 }] });
    const [bob, cleo] = [await market.makeCustomer(), await market.makeCustomer()];
    const day = weekdayOf(freeSlot(8).date);
    for (const each of [bob, cleo]) await join(each, grace, { weekdays: [day] });
    const morning = { available: { from: '09:00', to: '12:00' }, break: {} };
    const { body } = await market.call(
      changeAvailability,
      { body: { 1: { [weekdayNames[day]!]: morning } } },
      { as: grace },
    );
    expect(body.message).toBe('Work hours updated successfully');
    await offerAll();

    const times = [...(await offersOf(bob)), ...(await offersOf(cleo))];
    expect(times.map(({ start_time }) => start_time)).toEqual(['09:00:00', '09:45:00']);

    // Neither is asked about another part of the same time, which would go round between them.
    await lapse(await openOffer(bob));
    await cancel(await openOffer(cleo), cleo);
    await offerAll();
    expect(await offersOf(bob)).toMatchObject([{ status: 'missed' }]);
    expect(await offersOf(cleo)).toMatchObject([{ status: 'refused' }]);
    // What somebody has booked meanwhile becomes free anew.
    const held = await market.book(bob, draftFor(grace, times[0]!));
    expect(held).toMatchObject({ status: 201 });
    await lapse(held.body.id);
    await offerAll();
    expect((await offersOf(cleo))[0]).toMatchObject({ ...times[0], status: 'open' });
  });
});

describe('fair to everybody', () => {
  test('one open offer each: the other time is offered when the first has ended', async () => {
    const { id, ada, grace, bob } = await fullDay();
    const other = await confirmedBooking(market, { grace, slot: freeSlot(10) });
    await join(bob, grace);
    await cancel(id, ada);
    await offerAll();
    await cancel(other.id, other.ada);
    await offerAll();
    expect(await offersOf(bob)).toHaveLength(1);

    await lapse(await openOffer(bob));
    await offerAll();
    expect(await offersOf(bob)).toMatchObject([
      { ...freeSlot(10), status: 'open' },
      { ...freeSlot(8), status: 'missed' },
    ]);
  });

  test('the other time is offered, too, when the first is taken or its practitioner is suspended', async () => {
    const suspendThem = (_: number, { email }: TestPractitioner) =>
      suspend(market.deps, { email, reason: 'A stolen card' });
    for (const [end, status] of [
      [confirm, 'taken'],
      [suspendThem, 'refused'],
    ] as const) {
      const { id, ada, grace, bob } = await fullDay();
      const other = await confirmedBooking(market, { slot: freeSlot(10) });
      for (const each of [grace, other.grace]) await join(bob, each);
      await cancel(id, ada);
      await offerAll();
      await cancel(other.id, other.ada);
      await offerAll();
      expect(await offersOf(bob)).toHaveLength(1);

      await end(await openOffer(bob), grace);
      await offerAll();
      expect(await offersOf(bob)).toMatchObject([
        { date: freeSlot(10).date, status: 'open' },
        { ...freeSlot(8), status },
      ]);
    }
  });

  test('nobody waits for the same twice, for however many days', async () => {
    const { grace, bob } = await fullDay();
    await join(bob, grace, { weekdays: [1, 2] });
    const evening = await join(bob, grace, { weekdays: [1, 2], from: '17:00' });
    const same = wishFor(grace, {
      weekdays: [2, 1],
      until: addDays(londonDay(new Date()), 10),
    });
    const again = await market.call(joinWaitingList, { body: same }, { as: bob });
    const changed = await market.call(
      changeWaitingEntry,
      { params: { id: String(evening) }, body: same },
      { as: bob },
    );
    const alone = await join(await market.makeCustomer(), grace, { weekdays: [1, 2] });

    expect([again.status, changed.status]).toEqual([409, 409]);
    expect((await listOf(bob)).entries).toHaveLength(2);
    expect(alone).toBeGreaterThan(evening);
  });

  test('nor for a salon around the same place, however that is written', async () => {
    const [grace, bob] = [
      await market.makePractitioner({ salons: [{}] }),
      await market.makeCustomer(),
    ];
    const at = (city: string, lat: number, lng: number) => ({
      location_type: 'salon' as const,
      address: null,
      near: { city, location: { lat, lng } },
    });
    const again = async (changes: Partial<WaitingWish>) =>
      (await market.call(joinWaitingList, { body: wishFor(grace, changes) }, { as: bob })).status;
    const anybody = { practitioner_id: null };
    await join(bob, grace, { ...at('London', 51.5, -0.12), ...anybody });
    await join(bob, grace, at('London', 51.5, -0.12));

    expect(await again({ ...at('Westminster', 51.5001, -0.1201), ...anybody })).toBe(409);
    // For a salon that was chosen, it makes no difference where the customer is.
    expect(await again({ ...at('Leeds', 53.8, -1.55), miles: 9 })).toBe(409);
    // Elsewhere in the same town, and wider around the same place, is another wish.
    expect(await again({ ...at('London', 51.54, -0.06), ...anybody })).toBe(201);
    expect(await again({ ...at('London', 51.5, -0.12), ...anybody, miles: 9 })).toBe(201);
  });

  test('an entry that is past comes back only where there is room for it', async () => {
    const { grace, bob } = await fullDay();
    const past = await join(bob, grace);
    await sql`update waiting_entries set until_day = until_day - 60 where id = ${past}`.execute(
      market.db,
    );
    const others = [];
    while (others.length < (await listOf(bob)).most) {
      others.push(await join(bob, grace, { from: `0${others.length}:00` }));
    }
    const change = async (id: number) =>
      (
        await market.call(
          changeWaitingEntry,
          { params: { id: String(id) }, body: wishFor(grace) },
          { as: bob },
        )
      ).status;

    expect(await change(past)).toBe(409);
    expect(await change(others[0]!)).toBe(200);
  });

  /** Offers four times, one after the other, each of which ends in this way. */
  async function endFourOffers(end: (bookingId: number, bob: TestUser) => Promise<unknown>) {
    const { grace, bob } = await fullDay();
    await join(bob, grace);
    for (const day of [11, 12, 13, 14]) {
      const each = await confirmedBooking(market, { grace, slot: freeSlot(day) });
      await cancel(each.id, each.ada);
      await offerAll();
      const [first] = (await listOf(bob)).offers;
      if (first?.status === 'open') await end(first.booking_id, bob);
      await offerAll();
    }

    return listOf(bob);
  }

  test('three missed offers are followed by a pause', async () => {
    const { offers, paused_until } = await endFourOffers(lapse);

    expect(offers).toHaveLength(3);
    expect(paused_until).not.toBeNull();
  });

  test('so are three that were let go at the last minute', async () => {
    const { offers, paused_until } = await endFourOffers(async (id, bob) => {
      await sql`update waiting_offers set offered_at = now() - interval '14 minutes'
        where booking_id = ${id}`.execute(market.db);
      await cancel(id, bob);
    });

    expect(offers.map(({ status }) => status)).toEqual(['refused', 'refused', 'refused']);
    expect(paused_until).not.toBeNull();
  });

  test('offers that ended because the practitioner left are not the customer’s doing', async () => {
    const bob = await market.makeCustomer();
    const leave = (grace: TestPractitioner) => market.call(deleteAccount, {}, { as: grace });
    const beSuspended = ({ email }: TestPractitioner) =>
      suspend(market.deps, { email, reason: 'A stolen card' });
    for (const end of [leave, leave, beSuspended]) {
      const { id, ada, grace } = await fullDay();
      await join(bob, grace);
      await cancel(id, ada);
      await offerAll();
      await sql`update waiting_offers set offered_at = now() - interval '14 minutes'
        where booking_id = ${await openOffer(bob)}`.execute(market.db);
      await end(grace);
    }

    const { offers, paused_until } = await listOf(bob);
    expect(offers.map(({ status, withdrawn }) => [status, withdrawn])).toEqual(
      Array(3).fill(['refused', true]),
    );
    expect(paused_until).toBeNull();
  });

  test('offers that were let go at once are not', async () => {
    const { offers, paused_until } = await endFourOffers(cancel);

    expect(offers).toHaveLength(4);
    expect(paused_until).toBeNull();
  });

  test('offered holds count neither as open holds nor as lapsed ones (D70)', async () => {
    await sql`update settings set customer_open_holds = 3, free_lapsed_holds = 0`.execute(
      market.db,
    );
    const { id, ada, grace, bob } = await fullDay();
    const before = await confirmedBooking(market, { grace, slot: freeSlot(9) });
    await join(bob, grace);
    await cancel(before.id, before.ada);
    await offerAll();
    await lapse(await openOffer(bob));
    await cancel(id, ada);
    await offerAll();
    await openOffer(bob);
    const others = await Promise.all([1, 2, 3, 4].map(() => market.makePractitioner()));
    const statuses: number[] = [];
    for (const [index, each] of others.entries()) {
      const draft = draftFor(each, freeSlot(10 + index));
      statuses.push((await market.book(bob, draft)).status);
    }

    await sql`update settings set customer_open_holds = 1000, free_lapsed_holds = 1000`.execute(
      market.db,
    );

    // Three of their own, as without the offers, and no pause.
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('nobody waits for what is too soon to be booked (D10)', async () => {
    const { grace, bob } = await fullDay();
    const tomorrow = wishFor(grace, { until: addDays(londonDay(new Date()), 1) });
    await sql`update settings set minimum_notice_minutes = 2 * 1440`.execute(market.db);
    const { status, body } = await market.call(joinWaitingList, { body: tomorrow }, { as: bob });
    await sql`update settings set minimum_notice_minutes = 60`.execute(market.db);

    expect([status, body]).toMatchObject([
      422,
      { errors: { until: [expect.stringMatching(/can still be booked by this day/)] } },
    ]);
    await join(bob, grace, { until: tomorrow.until });
  });

  test('somebody who cannot be asked does not keep the time from the next', async () => {
    const { ada, grace, id, bob, cleo } = await fullDay();
    await join(bob, grace);
    await join(cleo, grace);
    await sql`create function fail_for_bob() returns trigger language plpgsql as
      'begin raise exception ''no hold''; end'`.execute(market.db);
    await sql`create trigger fail_for_bob before insert on bookings for each row
      when (new.customer_id = ${sql.lit(bob.id)}) execute function fail_for_bob()`.execute(
      market.db,
    );
    try {
      await cancel(id, ada);
      await expect(offerAll()).rejects.toThrow('no hold');
    } finally {
      await sql`drop function fail_for_bob() cascade`.execute(market.db);
    }

    expect([await offersOf(bob), await offersOf(cleo)]).toMatchObject([[], [{ status: 'open' }]]);
    // Again, as the queue does: the time is held, and nobody is left to ask.
    await offerAll();
    expect([await offersOf(bob), await offersOf(cleo)]).toMatchObject([[], [{ status: 'open' }]]);
  });

  test('who waits for an earlier day only is passed over, and the time is closed', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    await join(bob, grace, { until: addDays(londonDay(new Date()), 1) });
    await join(cleo, grace);
    await cancel(id, ada);
    await offerAll();

    expect([await offersOf(bob), await offersOf(cleo)]).toMatchObject([[], [{ status: 'open' }]]);
  });

  test('an inactive customer is passed over', async () => {
    const { id, ada, grace, bob } = await fullDay();
    await join(bob, grace);
    await sql`update users set active = false where id = ${bob.id}`.execute(market.db);
    await cancel(id, ada);
    await offerAll();

    expect(await offersOf(bob)).toEqual([]);
    expect((await listOf(bob)).entries).toMatchObject([{ problem: 'account_inactive' }]);
  });
});

test('who has set the account to inactive meanwhile cannot take what was offered', async () => {
  const { id, ada, grace, bob } = await fullDay();
  await join(bob, grace);
  await cancel(id, ada);
  await offerAll();
  const [offer] = (await listOf(bob)).offers;
  const pay = () =>
    market.call(paymentIntent, { params: { id: String(offer?.booking_id) } }, { as: bob });
  await sql`update users set active = false where id = ${bob.id}`.execute(market.db);
  const { status, body } = await pay();
  expect([status, body.message]).toEqual([409, expect.stringContaining('account is inactive')]);

  await sql`update users set active = true where id = ${bob.id}`.execute(market.db);
  expect((await pay()).status).toBe(200);
});

describe('the database refuses', () => {
  test('a time that is offered to two at once, or twice to one', async () => {
    const { id, ada, grace, bob, cleo } = await fullDay();
    for (const each of [bob, cleo]) await join(each, grace);
    await cancel(id, ada);
    await offerAll();
    const copy = (customer: number, changes = sql`interval '0'`) =>
      sql`insert into waiting_offers (booking_id, entry_id, customer_id, practitioner_id, during)
        select ${id}, entry_id, ${customer}, practitioner_id,
          tstzrange(lower(during) + ${changes}, upper(during) + ${changes})
        from waiting_offers where customer_id = ${bob.id}`.execute(market.db);

    await expect(copy(cleo.id)).rejects.toThrow('waiting_offers_to_one_at_once');
    await sql`update waiting_offers set status = 'missed', ended_at = now()
      where customer_id = ${bob.id}`.execute(market.db);
    await expect(copy(bob.id)).rejects.toThrow('waiting_offers_once_a_person');
    await copy(cleo.id);
    await expect(copy(cleo.id, sql`interval '1 day'`)).rejects.toThrow(/duplicate key|pkey/);
  });
});

test('nothing is remembered where nobody waits', async () => {
  const { id, ada, grace } = await confirmedBooking(market);
  await sql`update waiting_entries set status = 'left', ended_at = now()
    where status = 'waiting'`.execute(market.db);
  await cancel(id, ada);
  const freed = await market.db
    .selectFrom('freed_slots')
    .select('id')
    .where('practitioner_id', '=', grace.id)
    .execute();

  expect(freed).toEqual([]);
});

test('a freed time is remembered with its change or not at all, and its lost job is found', async () => {
  const { id, ada, grace, bob } = await fullDay();
  await join(bob, grace);
  const ids = () =>
    market.db
      .selectFrom('freed_slots')
      .select(['id', 'closed_at'])
      .where('practitioner_id', '=', grace.id)
      .execute();
  await cancel(id, ada);
  const [freed] = await ids();
  await sql`update freed_slots set freed_at = now() - interval '1 minute'
    where id = ${freed!.id}`.execute(market.db);
  await sql`delete from jobs.job where name = 'offer-freed-slot'`.execute(market.db);
  await requeueOpenSlots(market.deps);
  const { rows } = await sql<{ data: { freedSlotId: number } }>`
    select data from jobs.job where name = 'offer-freed-slot'`.execute(market.db);

  expect(rows.map(({ data }) => data.freedSlotId)).toContain(freed!.id);
});
