import {
  acceptChange,
  booking as bookingCall,
  cancelByCustomer,
  createBooking,
  moveBooking,
} from '@freely/api-client/contract';
import { londonClock, londonInstant } from '@freely/domain/london-time';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { withoutConstraint, withoutLock } from '../../../test/support/booking-races.ts';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  type BookedCase,
  confirmedBooking,
  paidBooking,
  startsIn,
} from '../../../test/support/paid-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const params = (id: number) => ({ params: { id: String(id) } });
type Slot = { date: string; start_time: string; from?: string };
const moveTo = (id: number, slot: Slot, as?: TestUser, api: TestApi = market) =>
  api.call(moveBooking, { ...params(id), body: slot }, { as });
const read = async (id: number, as: TestUser) =>
  (await market.call(bookingCall, params(id), { as })).body;
const waitForMail = ({ email }: TestUser, subject: RegExp) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find((mail) => subject.test(mail.subject)),
  );
/** A slot this many hours from now, or up to two more, because working hours end at midnight. */
function slotIn(hours: number): Slot {
  const [quarter, hour] = [900_000, 3_600_000];
  const at = Math.ceil((Date.now() + hours * hour) / quarter) * quarter;
  const isLate = londonClock(new Date(at)).time >= '22:30';
  const { day, time } = londonClock(new Date(isLate ? at + 2 * hour : at));

  return { date: day, start_time: `${time}:00` };
}
const aroundTheClock = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 })),
};

describe('whoever takes no new bookings can still move those that were made (D97)', () => {
  test.each([
    ['paused', 'update users set active = false where id ='],
    ['rejected', 'update practitioners set approved = false where user_id ='],
    ['no longer mobile', 'update mobile_bases set enabled = false where practitioner_id ='],
  ])('%s', async (_state, leave) => {
    const { id, ada, grace } = await confirmedBooking(market);
    const busy = await confirmedBooking(market, { grace, slot: freeSlot(10, '12:00') });
    await sql`${sql.raw(leave)} ${grace.id}`.execute(market.db);
    const booked = await market.call(
      createBooking,
      { body: draftFor(grace, freeSlot(12)) },
      { as: ada },
    );
    expect(booked.status).toBeGreaterThanOrEqual(404);

    expect((await moveTo(id, freeSlot(10, '12:15'), grace)).status).toBe(409);
    expect((await moveTo(id, freeSlot(10, '09:15'), grace)).status).toBe(200);
    // To a time that overlaps its own.
    expect((await moveTo(id, freeSlot(10, '09:30'), grace)).status).toBe(200);
    expect((await moveTo(id, freeSlot(10, '03:00'), grace)).status).toBe(409);
    expect((await read(busy.id, grace)).start_time).toBe('12:00:00');
  });

  test('at a salon that is closed', async () => {
    const grace = await market.makePractitioner({ salons: [{}, {}] });
    const salon_id = grace.salonIds[1]!;
    const body = { ...draftFor(grace, freeSlot(8)), location_type: 'salon' as const, salon_id };
    const ada = await market.makeCustomer();
    const { body: held } = await market.call(createBooking, { body }, { as: ada });
    await sql`update bookings set status = 'confirmed', paid_at = now() where id = ${held.id}`.execute(
      market.db,
    );
    await sql`update salons set enabled = false where id = ${salon_id}`.execute(market.db);

    expect((await moveTo(held.id, freeSlot(10, '15:15'), grace)).status).toBe(200);
  });
});

describe('more than 24 hours ahead', () => {
  test('a booking moves, keeps its duration and price, and both sides get the updated calendar entry', async () => {
    const { id, ada, grace } = await paidBooking(market);
    const before = await market.bookingRow(id);
    const slot = freeSlot(10, '15:15');
    const { status, body } = await moveTo(id, slot, grace);

    expect([status, body]).toEqual([
      200,
      {
        message: 'The booking has been moved, and the customer has been told.',
        change_to_accept: false,
      },
    ]);
    const moved = await read(id, ada);
    expect(moved).toMatchObject({
      ...slot,
      duration: 45,
      total_amount: 25,
      change_to_accept: false,
      moved_from: before.starts_at.toISOString(),
    });
    const row = await market.bookingRow(id);
    expect(row.starts_at).toEqual(londonInstant(slot.date, '15:15'));
    expect(row.ends_at.getTime() - row.starts_at.getTime()).toBe(45 * 60_000);

    for (const [who, subject] of [
      [ada, /^Your appointment has moved to .*15:15 to 16:00$/],
      [grace, /^Booking moved to .*15:15 to 16:00$/],
    ] as const) {
      const { attachments, text } = await waitForMail(who, subject);
      expect(attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
      expect(text).toContain('10:00');
    }
  });

  test('a booking does not block its own move, but another booking does', async () => {
    const { id, grace } = await confirmedBooking(market, { slot: freeSlot(9, '10:00') });
    await confirmedBooking(market, { grace, slot: freeSlot(9, '12:00') });

    expect((await moveTo(id, freeSlot(9, '10:15'), grace)).status).toBe(200);
    const taken = await moveTo(id, freeSlot(9, '11:30'), grace);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'This time is not available any more. Please choose another.',
    ]);
    expect((await moveTo(id, freeSlot(9, '11:15'), grace)).status).toBe(200);
  });

  test('an expired hold does not block a move', async () => {
    const { id, grace } = await confirmedBooking(market, { slot: freeSlot(9, '10:00') });
    const bob = await market.makeCustomer();
    const { body: stale } = await market.book(bob, draftFor(grace, freeSlot(9, '14:00')));
    await sql`update bookings set hold_until = now() - interval '1 second'
      where id = ${stale.id}`.execute(market.db);

    expect((await moveTo(id, freeSlot(9, '14:00'), grace)).status).toBe(200);
    expect((await market.bookingRow(stale.id)).status).toBe('expired');
  });
});

describe('within 24 hours of a start', () => {
  test('the customer can accept: then the policy applies to the new time', async () => {
    const { id, ada, grace } = await paidBooking(market, {
      grace: await market.makePractitioner(aroundTheClock),
    });
    const { body } = await moveTo(id, slotIn(10), grace);
    expect(body.change_to_accept).toBe(true);
    const awaiting = await read(id, ada);
    expect(awaiting).toMatchObject({
      change_to_accept: true,
      free_cancellation_until: (await market.bookingRow(id)).starts_at.toISOString(),
      cancellation_policy: expect.stringContaining('Until you accept the new time'),
    });
    expect((await waitForMail(ada, /has moved/)).text).toContain('Accept or cancel');

    expect((await market.call(acceptChange, { ...params(id), body: {} }, { as: ada })).status).toBe(
      200,
    );
    await waitForMail(grace, /has accepted the new time$/);
    const again = await market.call(acceptChange, { ...params(id), body: {} }, { as: ada });
    expect([again.status, again.body.message]).toEqual([409, 'There is no change to accept']);
    const cancelled = await market.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada });
    expect(cancelled.body.message).toContain('It is not refunded.');
  });

  test('the customer can refuse: then the refund is full, however late it is', async () => {
    const { id, ada, grace } = await paidBooking(market, {
      grace: await market.makePractitioner(aroundTheClock),
    });
    await moveTo(id, slotIn(3), grace);
    const { body } = await market.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada });

    expect(body.message).toContain('We are returning £25.00 to your card.');
  });

  test('the customer accepts only the time that they have seen', async () => {
    const { id, ada, grace } = await confirmedBooking(market, {
      grace: await market.makePractitioner(aroundTheClock),
    });
    await moveTo(id, slotIn(10), grace);
    const seen = (await market.bookingRow(id)).starts_at.toISOString();
    await moveTo(id, slotIn(14), grace);
    const accept = (to: string) =>
      market.call(acceptChange, { ...params(id), body: { to } }, { as: ada });

    const stale = await accept(seen);
    expect([stale.status, stale.body.message]).toEqual([
      409,
      expect.stringMatching(/^This booking has been moved to .* meanwhile/),
    ]);
    expect((await read(id, ada)).change_to_accept).toBe(true);
    const now = (await market.bookingRow(id)).starts_at.toISOString();
    expect((await accept(now)).status).toBe(200);
    expect((await read(id, ada)).change_to_accept).toBe(false);
  });

  test('the old start counts too, and a later move does not remove the right to refuse', async () => {
    const { id, ada, grace } = await confirmedBooking(market, {
      grace: await market.makePractitioner(aroundTheClock),
    });
    await startsIn(market, id, '23 hours 59 minutes');
    expect((await moveTo(id, slotIn(100), grace)).body.change_to_accept).toBe(true);
    expect((await moveTo(id, slotIn(200), grace)).body.change_to_accept).toBe(true);
    expect((await read(id, ada)).change_to_accept).toBe(true);

    // More than 200 hours away, whatever the time is now.
    const far = await confirmedBooking(market, { grace, slot: freeSlot(12) });
    await startsIn(market, far.id, '24 hours 1 minute');
    expect((await moveTo(far.id, slotIn(50), grace)).body.change_to_accept).toBe(false);
  });
});

test('a move to just before the last day leaves the customer a day to cancel free of charge (D104)', async () => {
  const { id, ada, grace } = await paidBooking(market, {
    grace: await market.makePractitioner(aroundTheClock),
  });
  const from = Date.now();
  expect((await moveTo(id, slotIn(26), grace)).body.change_to_accept).toBe(false);
  const until = Date.parse((await read(id, ada)).free_cancellation_until ?? '');
  expect(until).toBeGreaterThanOrEqual(from + 24 * 3_600_000);
  expect(until).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  expect((await read(id, ada)).cancellation_policy).toMatch(
    /^Your practitioner moved.*Cancel before/,
  );
  const clock = londonClock(new Date(until));
  expect((await waitForMail(ada, /has moved/)).text).toContain(`cancel before ${clock.time} on`);

  await startsIn(market, id, '2 hours');
  const { body } = await market.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada });
  expect(body.message).toContain('We are returning £25.00 to your card.');
});

test('a move to weeks ahead changes nothing of the usual limit', async () => {
  const { id, ada, grace } = await confirmedBooking(market);
  await moveTo(id, freeSlot(12), grace);
  const booking = await read(id, ada);
  const start = (await market.bookingRow(id)).starts_at.getTime();

  expect(booking.free_cancellation_until).toBe(new Date(start - 24 * 3_600_000).toISOString());
  expect(booking.cancellation_policy).toMatch(/^Cancel more than 24 hours before/);
});

test('a move to a time at which the customer is booked elsewhere needs their word', async () => {
  const { id, ada, grace } = await confirmedBooking(market);
  const elsewhere = await confirmedBooking(market, { slot: freeSlot(10, '12:00') });
  await sql`update bookings set customer_id = ${ada.id} where id = ${elsewhere.id}`.execute(
    market.db,
  );

  expect((await moveTo(id, freeSlot(10, '12:15'), grace)).body.change_to_accept).toBe(true);
  expect((await read(id, ada)).change_to_accept).toBe(true);
});

test('a booking that was moved in another tab is not moved again from there unseen', async () => {
  const { id, grace, ada } = await confirmedBooking(market);
  const seen = (await read(id, ada)).date;
  const start = londonInstant(seen, (await read(id, ada)).start_time)!.toISOString();
  const from = { from: start };

  expect((await moveTo(id, { ...freeSlot(9, '12:00'), ...from }, grace)).status).toBe(200);
  const second = await moveTo(id, { ...freeSlot(10, '15:00'), ...from }, grace);

  expect([second.status, second.body.message]).toEqual([
    409,
    expect.stringMatching(/^This booking has been moved to .* at 12:00 meanwhile/),
  ]);
  // Who says nothing of it moves it, as the specification has it.
  expect((await moveTo(id, freeSlot(10, '15:00'), grace)).status).toBe(200);
});

test('a past time, off the 15-minute grid, outside working hours, unchanged, or after the start: refused', async () => {
  const { id, grace } = await confirmedBooking(market);
  for (const [slot, status] of [
    [freeSlot(-1), 409],
    [freeSlot(9, '10:07'), 422],
    [freeSlot(9, '18:00'), 409],
    [freeSlot(8), 409],
    [{ date: '2026-02-30', start_time: '10:00:00' }, 422],
    [{ date: '', start_time: '10:00:00' }, 422],
    [{ date: freeSlot(9).date, start_time: '25:00' }, 422],
  ] as const) {
    expect([slot, (await moveTo(id, slot, grace)).status]).toEqual([slot, status]);
  }
  await startsIn(market, id, '0 seconds');
  const started = await moveTo(id, freeSlot(9), grace);
  expect([started.status, started.body.message]).toEqual([
    409,
    'This booking can no longer be moved',
  ]);
});

describe('a race for one time', () => {
  const slot = freeSlot(9, '12:00');
  let api: TestApi | undefined;
  afterEach(async () => {
    await api?.close();
    api = undefined;
  });

  /** Eight bookings are moved to the slot that eight customers book at the same time. */
  async function race(raced: TestApi, start: <T>(run: () => Promise<T>) => Promise<T>) {
    const grace = await raced.makePractitioner(aroundTheClock);
    const cases: BookedCase[] = [];
    for (let hour = 0; hour < 8; hour += 1) {
      const own = { grace, slot: freeSlot(8, `0${hour}:00`) };
      cases.push(await confirmedBooking(raced, own));
    }
    const responses = await start(() =>
      Promise.all(
        cases.flatMap(({ id, ada }) => [
          moveTo(id, slot, grace, raced),
          raced.call(createBooking, { body: draftFor(grace, slot) }, { as: ada }),
        ]),
      ),
    );
    const { rows } = await sql<{ overlaps: number }>`
      select count(*) as overlaps from bookings a join bookings b
        on a.practitioner_id = b.practitioner_id and a.id < b.id and a.during && b.during
      where a.practitioner_id = ${grace.id}`.execute(raced.db);

    return { statuses: responses.map(({ status }) => status), overlaps: rows[0]?.overlaps };
  }

  test('has exactly one winner', async () => {
    api = await startTestApi();
    const { statuses, overlaps } = await race(api, (run) => run());

    expect(overlaps).toBe(0);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    const refused = statuses.filter((status) => status >= 300);
    // Whose appointment was moved there has no other one at that time (D82); everybody else is too late.
    const own = refused.filter((status) => status === 422);
    expect(own.length).toBeLessThanOrEqual(1);
    expect([...refused].sort()).toEqual([
      ...Array<number>(refused.length - own.length).fill(409),
      ...own,
    ]);
  });

  test.each([
    { constraint: true, isSafe: true },
    { constraint: false, isSafe: false },
  ])('without the lock, constraint $constraint: safe is $isSafe', async (protection) => {
    const without = protection.constraint ? '' : withoutConstraint;
    const raced = await startTestApi({}, withoutLock + gate + without);
    api = raced;
    const { overlaps } = await race(raced, (run) => openTogether(raced, run));

    if (protection.isSafe) expect(overlaps).toBe(0);
    else expect(overlaps).toBeGreaterThan(0);
  });
});

const gateKey = 77;
/**
 * Every write of a booking waits here while the gate is closed: after its checks, before its write.
 */
const gate = `
  create function wait_at_gate() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(${gateKey});
    return new;
  end $$;
  create trigger gate before insert or update on bookings
    for each row execute function wait_at_gate();`;

/** Holds all writes until two of them have passed their checks. */
async function openTogether<T>(raced: TestApi, run: () => Promise<T>): Promise<T> {
  return raced.db.connection().execute(async (keeper) => {
    await sql`select pg_advisory_lock(${gateKey})`.execute(keeper);
    const running = run();
    await market.eventually(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks
        where locktype = 'advisory' and objid = ${gateKey} and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        keeper,
      );
      return (rows[0]?.waiting ?? 0) >= 2;
    });
    await sql`select pg_advisory_unlock(${gateKey})`.execute(keeper);

    return running;
  });
}
