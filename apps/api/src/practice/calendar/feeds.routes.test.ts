import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addCalendarFeed,
  addTimeOff,
  availableBookingStartTimes,
  calendarFeeds,
  createBooking,
  removeCalendarFeed,
  timeOff,
} from '@freely/api-client/contract';
import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import ical from 'node-ical';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { queueDueFeeds, readFeed } from './index.ts';

let api: TestApi;
let externalServer: Server;
let respond: RequestListener;
beforeAll(async () => {
  api = await startTestApi({ calendarLoopback: true });
  externalServer = createServer((request, response) => respond(request, response));
  await new Promise<void>((listening) => externalServer.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  externalServer.closeAllConnections();
  externalServer.close();
  await api.close();
});

const date = addDays(londonDay(new Date()), 7);
const stamp = (time: string) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
const calendarOf = (...busy: [from: string, to: string, uid?: string][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    ...busy.flatMap(([from, to, uid = `${from}@elsewhere.example`]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART;TZID=Europe/London:${stamp(from)}`,
      `DTEND;TZID=Europe/London:${stamp(to)}`,
      'SUMMARY:Something private',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const respondWith = (text: string) => {
  respond = (_, response) => response.end(text);
};
const feedUrl = () =>
  `http://localhost:${(externalServer.address() as AddressInfo).port}/secret-1.ics`;

const read = async (as: TestPractitioner) => (await api.call(calendarFeeds, {}, { as })).body;
const add = (as: TestPractitioner, url: string) =>
  api.call(addCalendarFeed, { body: { url, name: 'Home' } }, { as });
const slots = async (as: TestPractitioner) => {
  const query = {
    'sub_service[]': String(as.offers[0]?.subServiceId),
    date,
    locationtype: 'mobile' as const,
  };
  const params = { id: String(as.id) };
  return (await api.call(availableBookingStartTimes, { params, query }, {})).body as string[];
};
const fileAt = (url: string) => {
  const { pathname } = new URL(url);
  return api.app.inject({ method: 'GET', url: pathname });
};

test('an admin who is logged in as the practitioner cannot see the secret URL (D34)', async () => {
  const as = await api.makePractitioner();
  await api.call(addCalendarFeed, { body: { own: true } }, { as });

  expect((await read(as)).address).toContain('/calendar/');
  expect((await read(await api.impersonate(as))).address).toBeNull();
});

describe("the practitioner's own calendar", () => {
  test('has bookings and time off, without personal data that others should not see', async () => {
    const as = await api.makePractitioner();
    const customer = await api.makeCustomer({ firstName: 'Ada', phone: '07700900777' });
    expect(await read(as)).toEqual({ address: null, feeds: [] });
    const draft = { ...draftFor(as), date, start_time: '10:00:00' };
    const { body: booked } = await api.call(createBooking, { body: draft }, { as: customer });
    await api.db
      .updateTable('bookings')
      .set({ status: 'confirmed', paid_at: new Date() })
      .where('id', '=', booked.id)
      .execute();
    const off = {
      title: 'Dentist',
      date,
      full_day_off: false,
      start_time: '15:00',
      end_time: '16:00',
    };
    await api.call(addTimeOff, { body: off }, { as });

    const { body, status } = await api.call(addCalendarFeed, { body: { own: true } }, { as });
    expect(status).toBe(201);
    expect(body.address).toMatch(/^http:\/\/localhost:8090\/api\/v1\.0\/calendar\/[\w-]{43}\.ics$/);
    const file = await fileAt(body.address ?? '');
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = Object.values(ical.sync.parseICS(file.body)).filter(
      (each) => each?.type === 'VEVENT',
    );
    expect(events.map((each) => [String(each.summary), each.start.toISOString()])).toEqual([
      [expect.stringMatching(/ · Ada · home visit$/), londonInstant(date, '10:00')?.toISOString()],
      ['Dentist', londonInstant(date, '15:00')?.toISOString()],
    ]);
    expect(events[0]?.location).toBe('London SW11');
    expect(file.body).not.toMatch(/Canary|07700900777|4NB|Example/);
  });

  test('keeps its URL until that is revoked, and then gets a new one', async () => {
    const as = await api.makePractitioner();
    const first =
      (await api.call(addCalendarFeed, { body: { own: true } }, { as })).body.address ?? '';
    expect((await api.call(addCalendarFeed, { body: { own: true } }, { as })).body.address).toBe(
      first,
    );
    const row = await api.db
      .selectFrom('calendar_addresses')
      .selectAll()
      .where('practitioner_id', '=', as.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed_token.toString('latin1')).not.toContain(first.slice(-47, -4));

    const revoked = await api.call(removeCalendarFeed, { body: { own: true } }, { as });
    expect(revoked.body.address).toBeNull();
    expect((await fileAt(first)).statusCode).toBe(404);
    const second =
      (await api.call(addCalendarFeed, { body: { own: true } }, { as })).body.address ?? '';
    expect(second).not.toBe(first);
    expect((await fileAt(second)).statusCode).toBe(200);
  });

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '..%2F.ics'])(
    'is not found at %s',
    async (name) => {
      expect((await fileAt(`http://x/api/v1.0/calendar/${name}`)).statusCode).toBe(404);
    },
  );
});

describe('an external calendar', () => {
  test('blocks the slots that overlap its busy times, and no other data of it is stored', async () => {
    const as = await api.makePractitioner();
    respondWith(calendarOf(['09:00', '11:00'], ['13:10', '13:20']));
    const { status, body } = await add(as, feedUrl());
    const [feed] = body.feeds;
    expect([status, feed]).toEqual([
      201,
      { id: expect.any(Number), name: 'Home', host: 'localhost', read_at: null, problem: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret-1');
    const stored = await api.db
      .selectFrom('calendar_feeds')
      .select('sealed_url')
      .where('practitioner_id', '=', as.id)
      .executeTakeFirstOrThrow();
    expect(stored.sealed_url.toString('latin1')).not.toContain('secret-1');

    const id = feed?.id ?? 0;
    await readFeed(api.deps, id);
    const times = await slots(as);
    expect(times.slice(0, 8)).toEqual([
      '11:00',
      '11:15',
      '11:30',
      '11:45',
      '12:00',
      '12:15',
      '13:30',
      '13:45',
    ]);
    expect((await read(as)).feeds[0]).toMatchObject({ read_at: expect.any(String), problem: null });
    expect((await read(as)).busy?.[0]).toEqual({
      feed_id: id,
      from: londonInstant(date, '09:00')?.toISOString(),
      to: londonInstant(date, '11:00')?.toISOString(),
    });
    // The practitioner did not enter it: it is not listed, and no event's title is stored.
    expect((await api.call(timeOff, {}, { as })).body).toEqual([]);
    const storedTitles = await api.db
      .selectFrom('time_off')
      .select('title')
      .where('feed_id', '=', id)
      .execute();
    expect(storedTitles.map(({ title }) => title)).toEqual([
      'Busy in another calendar',
      'Busy in another calendar',
    ]);

    // The next read replaces the busy times.
    respondWith(calendarOf(['13:10', '13:20']));
    await readFeed(api.deps, id);
    expect((await slots(as))[0]).toBe('09:00');
    await api.call(removeCalendarFeed, { body: { id } }, { as });
    expect(await slots(as)).toContain('13:00');
    // A job for a removed feed does nothing.
    await readFeed(api.deps, id);
    expect(await read(as)).toEqual({ address: null, feeds: [] });
  });

  test('blocks the time of a visit at another practitioner, and not of what is booked with its owner', async () => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const bookedWith = async (grace: TestPractitioner) => {
      const body = draftFor(grace, { date, start_time: '16:00:00' });
      const { body: booked } = await api.call(
        createBooking,
        { body },
        { as: await api.makeCustomer() },
      );
      return `booking-${booked.id}@localhost`;
    };
    respondWith(
      calendarOf(
        ['09:00', '10:00', await bookedWith(as)],
        ['13:00', '14:00', await bookedWith(other)],
      ),
    );
    await readFeed(api.deps, (await add(as, feedUrl())).body.feeds[0]?.id ?? 0);

    const times = await slots(as);
    expect(times[0]).toBe('09:00');
    expect(times).not.toContain('13:00');
  });

  test('that cannot be read keeps its busy times, shows why, and is retried with growing delays', async () => {
    const as = await api.makePractitioner();
    respondWith(calendarOf(['09:00', '11:00']));
    const id = (await add(as, feedUrl())).body.feeds[0]?.id ?? 0;
    await readFeed(api.deps, id);
    const problemOf = async () => {
      await readFeed(api.deps, id);
      return (await read(as)).feeds[0]?.problem;
    };

    respond = (_, response) => response.writeHead(503).end();
    expect(await problemOf()).toMatch(/cannot be reached/);
    respondWith('<!doctype html>');
    expect(await problemOf()).toBe('There is no calendar at this address.');
    respond = (request) => request.socket.destroy();
    expect(await problemOf()).toMatch(/cannot be reached/);
    respondWith(`BEGIN:VCALENDAR\r\n${'X-A:b\r\n'.repeat(400_000)}`);
    expect(await problemOf()).toBe('This calendar is too large to be read.');
    expect((await slots(as))[0]).toBe('11:00');
    const { wait } = await api.db
      .selectFrom('calendar_feeds')
      .select((eb) => [
        eb(eb.ref('next_read_at'), '>', new Date(Date.now() + 100 * 60_000)).as('wait'),
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(wait).toBe(true);
    respondWith(calendarOf());
    expect(await problemOf()).toBeNull();
    expect((await slots(as))[0]).toBe('09:00');
  });

  test('is refused when it was added already, beyond five, and when it is our own', async () => {
    const as = await api.makePractitioner();
    const refusal = async (url: string) => (await add(as, url)).body.errors?.url?.[0];
    const own =
      (await api.call(addCalendarFeed, { body: { own: true } }, { as })).body.address ?? '';

    expect(await refusal(own)).toMatch(/your own calendar/);
    expect(await refusal('webcal://one.example/a.ics')).toBeUndefined();
    expect(await refusal('https://one.example/a.ics')).toBe('You have already added this calendar');
    for (const name of ['two', 'three', 'four', 'five']) {
      expect(await refusal(`https://${name}.example/a.ics`)).toBeUndefined();
    }
    expect(await refusal('https://six.example/a.ics')).toBe('You can add only 5 calendars');
  });

  test('of another practitioner is not found', async () => {
    const owner = await api.makePractitioner();
    const as = await api.makePractitioner();
    const id = (await add(owner, 'https://one.example/a.ics')).body.feeds[0]?.id ?? 0;

    expect((await api.call(removeCalendarFeed, { body: { id } }, { as })).status).toBe(404);
    expect((await read(as)).feeds).toEqual([]);
    expect((await read(owner)).feeds).toHaveLength(1);
  });

  test('that is due gets one job', async () => {
    const as = await api.makePractitioner();
    const id = (await add(as, 'https://due.example/a.ics')).body.feeds[0]?.id ?? 0;
    const jobs = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job
        where name = 'read-calendar-feed' and data ->> 'feedId' = ${String(id)}`.execute(api.db);
      return rows[0]?.count;
    };

    expect(await jobs()).toBe(1);
    await Promise.all([queueDueFeeds(api.deps), queueDueFeeds(api.deps)]);
    expect(await jobs()).toBe(2);
    await queueDueFeeds(api.deps);
    expect(await jobs()).toBe(2);
  });
});
