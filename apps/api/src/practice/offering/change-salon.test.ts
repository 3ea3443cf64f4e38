import {
  booking as bookingCall,
  changeLocationTypes,
  createBooking,
  customerBookings,
  deleteAccount,
  moveBooking,
  ownLocationTypes,
} from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { eventsOf, startsIn } from '../../../test/support/paid-booking.ts';
import { ruleFor, testOf, usualRule } from '../../../test/support/patch-tested.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { mailData } from '../../notifications/index.ts';

let market: TestMarket;
let grace: TestPractitioner;
let ada: TestUser;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.control('DELETE', 'switches');
  grace = await market.makePractitioner({ mobile: null, salons: [{ name: 'Common Road' }] });
  ada = await market.makeCustomer();
});

const atSalon = (slot = freeSlot(8), who = grace) => ({
  ...draftFor(who, slot),
  location_type: 'salon' as const,
  salon_id: who.salonIds[0] ?? 0,
});
const held = async (slot = freeSlot(8)) => (await market.book(ada, atSalon(slot))).body.id;
const confirmed = async (slot = freeSlot(8)) => {
  const id = await held(slot);
  await confirm(id);
  return id;
};
const confirm = (...ids: number[]) =>
  sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
    where id = any (${ids}::bigint[])`.execute(market.db);
const endHold = (id: number) =>
  sql`update bookings set hold_until = clock_timestamp() - interval '1 second'
    where id = ${id}`.execute(market.db);

const here = { city: 'London', postcode: 'SW11 4NB', location: { lat: 51.4652, lng: -0.1708 } };
const before = '1 Example Street, London, SW11 4NB';
const corrected = { ...here, address: '1 Example Street, Flat 2' };
const elsewhere = { ...here, address: '9 Other Road', postcode: 'SW11 5AA' };
const change = (address: object | undefined, parts: object = {}, as: TestUser = grace) => {
  const salon = [{ salon_id: grace.salonIds[0] ?? 0, address, ...parts }];
  return market.call(changeLocationTypes, { body: { salon } as never }, { as });
};
const salonNow = async () => (await market.call(ownLocationTypes, {}, { as: grace })).body.salon[0];
const rowOf = (id: number) => market.bookingRow(id);
const read = async (id: number) =>
  (await market.call(bookingCall, { params: { id: String(id) } }, { as: ada })).body;
/** What is to be told, at once instead of in a few minutes. */
const endQuiet = () =>
  sql`update jobs.job set start_after = now()
    where name = 'tell-corrected-address' and state = 'created'`.execute(market.db);
const mailsAbout = async (subject: RegExp) =>
  (await market.mailsTo(ada.email)).filter((mail) => subject.test(mail.subject));
const corrections = () => mailsAbout(/^The address of your appointment on /);
const queuedMails = async (id: number) => {
  const { rows } = await sql<{ kind: string; detail: object }>`select kind, detail from mail_outbox
    where booking_id = ${id} and kind = 'address_corrected'`.execute(market.db);
  return rows;
};
const untold = async (id: number) => {
  const { rows } = await sql<{ before: string }>`select data ->> 'before' as before from jobs.job
    where name = 'tell-corrected-address' and state = 'created'
      and (data ->> 'bookingId')::bigint = ${id}`.execute(market.db);
  return rows.map((row) => row.before);
};

describe('a salon with bookings to come does not move elsewhere (D95)', () => {
  test.each([
    ['to another postcode', elsewhere],
    [
      'to a point that is more than 150 m away',
      { ...corrected, location: { lat: 51.4667, lng: -0.1708 } },
    ],
  ])('%s: it is refused with the list of them, and nothing changes', async (_where, address) => {
    const salon = await salonNow();
    const first = await confirmed(freeSlot(8, '10:00'));
    const second = await confirmed(freeSlot(8, '12:00'));
    const third = await held(freeSlot(8, '14:00'));
    const { date } = freeSlot(8);

    const { status, body } = await change(address, { name: 'Another', disabled: true });
    expect([status, body.message]).toEqual([
      409,
      'You have 2 bookings at this salon. Please cancel them first, or add the new address as another salon.',
    ]);
    expect(body.bookings).toEqual([
      { id: first, date, start_time: '10:00:00', end_time: '10:45:00' },
      { id: second, date, start_time: '12:00:00', end_time: '12:45:00' },
      {
        id: third,
        date,
        start_time: '14:00:00',
        end_time: '14:45:00',
        held_until: expect.any(String),
      },
    ]);
    expect(await salonNow()).toEqual(salon);
    expect((await rowOf(first)).postcode).toBe('SW11 4NB');
  });

  test('where the only obstacle is being paid, it says until when', async () => {
    const id = await held(freeSlot(8, '10:00'));
    await sql`update bookings set hold_until = date_trunc('day', now() + interval '1 day')
      + interval '9 hours 45 minutes 20 seconds' where id = ${id}`.execute(market.db);

    const { status, body } = await change(elsewhere);

    expect(body.bookings).toMatchObject([{ id, held_until: expect.any(String) }]);
    expect([status, body.message]).toEqual([
      409,
      `A customer has until 09:46 to pay for 10:00 on ${dayAndMonth(freeSlot(8).date)} at this salon. Please try again then, or add the new address as another salon.`,
    ]);
  });

  test('what is over, cancelled, at another salon or another practitioner’s is no obstacle', async () => {
    const over = await confirmed(freeSlot(9, '10:00'));
    await startsIn(market, over, '-10 minutes');
    const cancelled = await confirmed(freeSlot(9, '12:00'));
    await sql`update bookings set status = 'cancelled_by_customer'
      where id = ${cancelled}`.execute(market.db);
    const other = await market.makePractitioner({ salons: [{}] });
    expect((await market.book(ada, atSalon(freeSlot(10), other))).status).toBe(201);

    expect((await change(elsewhere)).status).toBe(200);
    expect(await salonNow()).toMatchObject({ address: elsewhere });
    for (const id of [over, cancelled]) expect((await rowOf(id)).postcode).toBe('SW11 4NB');
  });

  test('another’s salon is not found, and nobody learns of its bookings', async () => {
    await confirmed();
    const bob = await market.makePractitioner({ salons: [{}] });
    const { status, body } = await change(elsewhere, {}, bob);

    expect([status, body.bookings]).toEqual([404, undefined]);
  });

  test('a name, a switch and the address as it was are saved whatever is booked', async () => {
    const id = await confirmed();
    const row = await rowOf(id);
    const same = { ...here, address: '1 Example Street' };

    expect((await change(same, { name: 'Common Road Studio', disabled: true })).status).toBe(200);
    expect(await salonNow()).toMatchObject({ name: 'Common Road Studio', disabled: true });
    expect(await rowOf(id)).toEqual(row);
    expect(await untold(id)).toEqual([]);
  });
});

describe('a hold past its time', () => {
  test('is no obstacle, and is let go with its salon', async () => {
    const id = await held();
    await endHold(id);

    expect((await change(elsewhere)).status).toBe(200);
    expect((await rowOf(id)).status).toBe('expired');
  });

  test('that turns out to be paid is refunded, since its salon is elsewhere now', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const id = await held();
    await market.confirmCard(await market.intentOf(ada, id));
    await endHold(id);
    expect((await change(elsewhere)).status).toBe(200);

    await market.eventually(async () => (await mailsAbout(/^We have refunded/)).length > 0);
    expect((await rowOf(id)).status).toBe('expired');
  });

  test('that turns out to be paid after a correction is confirmed, for the corrected address', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const id = await held();
    await market.confirmCard(await market.intentOf(ada, id));
    await sql`update bookings set status = 'expired',
      hold_until = clock_timestamp() - interval '1 second' where id = ${id}`.execute(market.db);
    expect((await change(corrected)).status).toBe(200);
    await market.runScheduledJob('reconcile');

    await market.eventually(async () => (await rowOf(id)).status === 'confirmed');
    expect((await read(id)).location.address).toBe(corrected.address);
  });
});

describe('other words for the same place (D95)', () => {
  test('are saved, and the bookings to come follow at once', async () => {
    const id = await confirmed();
    const open = await held(freeSlot(8, '12:00'));
    const over = await confirmed(freeSlot(9, '14:00'));
    await startsIn(market, over, '-10 minutes');

    const moved = { ...corrected, location: { lat: 51.4658, lng: -0.1705 } };
    const { status, body } = await change(moved);
    expect([status, body.message]).toEqual([200, 'Locations updated successfully']);

    for (const each of [id, open]) {
      expect(await rowOf(each)).toMatchObject({
        ...{ address: corrected.address, lat: 51.4658, lon: -0.1705, calendar_sequence: 1 },
      });
      expect((await eventsOf(market, each)).at(-1)).toBe('address_corrected');
    }
    expect(await rowOf(over)).toMatchObject({
      address: '1 Example Street',
      calendar_sequence: 0,
    });
    const own = (await market.call(customerBookings, {}, { as: ada })).body;
    expect(own.find((each) => each.id === id)?.location.address).toBe(corrected.address);
    const url = `${market.deps.config.basePath}/booking/${id}/appointment`;
    const headers = { authorization: `Bearer ${ada.token}` };
    const file = (await market.app.inject({ url, headers })).body.replaceAll('\r\n ', '');
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('Flat 2');
  });

  test('are told once, however often they are corrected, with both addresses and the calendar entry', async () => {
    const id = await confirmed();
    await held(freeSlot(8, '12:00'));
    await change({ ...corrected, address: '1 Example Street, Fl' });
    await change(corrected);
    expect(await corrections()).toEqual([]);
    expect(await untold(id)).toEqual([before]);
    await endQuiet();

    await market.eventually(async () => (await corrections()).length > 0);
    const [mail, ...others] = await corrections();
    expect(others).toEqual([]);
    expect(mail!.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
    expect(mail!.text).toContain(before);
    expect(mail!.text).toContain('1 Example Street, Flat 2, London, SW11 4NB');

    // A later one is another mail, and says what was told before.
    await change({ ...corrected, address: '1 Example St, Flat 2' });
    expect(await untold(id)).toEqual(['1 Example Street, Flat 2, London, SW11 4NB']);
    await endQuiet();
    await market.eventually(async () => (await corrections()).length === 2);
    expect((await rowOf(id)).calendar_sequence).toBe(3);
    // Where the salon was said to be is not kept with a mail that was sent.
    await market.eventually(async () =>
      (await queuedMails(id)).every(({ detail }) => Object.keys(detail).length === 0),
    );
    expect(await queuedMails(id)).toHaveLength(2);
  });

  test('a move that follows tells the corrected address', async () => {
    const id = await confirmed();
    await change(corrected);
    const slot = freeSlot(10, '15:15');
    const params = { id: String(id) };
    expect((await market.call(moveBooking, { params, body: slot }, { as: grace })).status).toBe(
      200,
    );

    await market.eventually(async () => (await mailsAbout(/has moved/)).length > 0);
    const [mail] = await mailsAbout(/has moved/);
    expect(mail!.text).toContain(corrected.address);
    expect((await rowOf(id)).calendar_sequence).toBe(2);
  });

  test('nobody is told of what was corrected back, or cancelled', async () => {
    const back = await confirmed();
    const cancelled = await confirmed(freeSlot(8, '12:00'));
    await change(corrected);
    await sql`update bookings set status = 'cancelled_by_customer'
      where id = ${cancelled}`.execute(market.db);
    await change({ ...here, address: '1 Example Street' });
    await endQuiet();

    await market.eventually(async () => (await untold(back)).length === 0);
    await market.eventually(async () => (await untold(cancelled)).length === 0);
    const done = sql<{ left: number }>`select count(*)::int as left from jobs.job
      where name = 'tell-corrected-address' and state <> 'completed'`;
    await market.eventually(async () => (await done.execute(market.db)).rows[0]?.left === 0);
    expect([...(await queuedMails(back)), ...(await queuedMails(cancelled))]).toEqual([]);
  });

  test('what an erased customer had booked stays as it is, and prevents nothing', async () => {
    const id = await held();
    await sql`update bookings set status = 'expired' where id = ${id}`.execute(market.db);
    expect((await market.call(deleteAccount, {}, { as: ada })).status).toBe(200);

    expect((await change(corrected)).status).toBe(200);
    expect((await rowOf(id)).address).toBe('1 Example Street');
  });

  test('of a mail that could not be sent, the old address is erased with the practitioner', async () => {
    const id = await confirmed();
    await change(corrected);
    await sql`delete from jobs.job where name = 'tell-corrected-address'`.execute(market.db);
    await market.db
      .insertInto('mail_outbox')
      .values({
        ...{ kind: 'address_corrected', key: `address_corrected:${id}` },
        ...{ to_user_id: ada.id, booking_id: id },
        detail: JSON.stringify({ address_before: before }),
        failed_at: new Date(),
      })
      .execute();
    await inTransaction(market.db, async (trx) => mailData.erasePractitioner?.(trx, grace.id));

    expect(await queuedMails(id)).toEqual([{ kind: 'address_corrected', detail: {} }]);
  });

  test('a patch test follows too, and its customer gets one mail for both visits', async () => {
    const offers = [{ category: 'eyes' as const, name: 'Eyelash tint', price: 2500, duration: 30 }];
    grace = await market.makePractitioner({ mobile: null, salons: [{}], offers });
    await ruleFor(market, grace.offers[0]?.subServiceId ?? 0, usualRule);
    const draft = { ...atSalon(freeSlot(10)), patch_test: freeSlot(7) };
    const { status, body } = await market.call(createBooking, { body: draft }, { as: ada });
    expect([status, body.message]).toEqual([201, undefined]);
    const visitId = await testOf(market, body.id);
    await confirm(body.id, visitId);
    await change(corrected);

    for (const each of [body.id, visitId]) {
      expect(await rowOf(each)).toMatchObject({
        address: corrected.address,
        calendar_sequence: 1,
      });
    }
    await endQuiet();
    await market.eventually(async () => (await corrections()).length > 0);
    expect([await corrections(), await queuedMails(visitId)].map((each) => each.length)).toEqual([
      1, 0,
    ]);
  });
});

describe('at the same moment', () => {
  /** Every booking waits here, under the practitioner's lock and after its checks, while the gate is closed. */
  const gateKey = 95;
  const gate = sql.raw(`
    create or replace function wait_at_gate() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${gateKey}, 0);
      return new;
    end $$;
    create or replace trigger gate before insert on bookings
      for each row execute function wait_at_gate()`);
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted and database = (
        select oid from pg_database where datname = current_database())`.execute(market.db);
    return rows[0]?.waiting ?? 0;
  };

  test('a booking that is being made prevents the move', async () => {
    await gate.execute(market.db);
    const [booked, moved] = await market.db.connection().execute(async (keeper) => {
      await sql`select pg_advisory_lock(${gateKey}, 0)`.execute(keeper);
      const booking = market.book(ada, atSalon());
      await market.eventually(async () => (await waiting()) === 1);
      let isAnswered = false;
      const moving = change(elsewhere).finally(() => {
        isAnswered = true;
      });
      await market.eventually(async () => isAnswered || (await waiting()) === 2);
      await sql`select pg_advisory_unlock(${gateKey}, 0)`.execute(keeper);

      return Promise.all([booking, moving]);
    });
    await sql`drop trigger gate on bookings`.execute(market.db);

    expect([booked.status, moved.status]).toEqual([201, 409]);
    expect(moved.body.message).toMatch(/^A customer has until/);
  });

  test('whichever comes first, a booking has the address of its salon', async () => {
    const slots = ['10:00', '11:00', '12:00', '13:00'].map((time) => freeSlot(8, time));
    await Promise.all([...slots.map((slot) => market.book(ada, atSalon(slot))), change(corrected)]);
    const { rows } = await sql<{ address: string }>`select distinct address from bookings
      where practitioner_id = ${grace.id}`.execute(market.db);

    expect(rows).toEqual([{ address: corrected.address }]);
  });
});
