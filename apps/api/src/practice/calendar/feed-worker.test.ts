// An external calendar end to end: added by a call, read by the worker, and seen by the search.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCalendarFeed, calendarFeeds, searchPractitioners } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';

const date = addDays(londonDay(new Date()), 7);
const compact = (day: string) => day.replaceAll('-', '');
const wholeDay = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a@elsewhere.example',
  'DTSTAMP:20260101T000000Z',
  `DTSTART;VALUE=DATE:${compact(date)}`,
  `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

let api: TestMarket;
let externalServer: Server;
beforeAll(async () => {
  api = await startTestMarket();
  api.deps.config.calendarLoopback = true;
  externalServer = createServer((_, response) => response.end(wholeDay));
  await new Promise<void>((listening) => externalServer.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  externalServer.closeAllConnections();
  externalServer.close();
  await api.close();
});

test('a practitioner is not found on a day that is busy in their external calendar', async () => {
  const as = await api.makePractitioner();
  const isFound = async (day: string) => {
    const query = { lat: String(as.lat), lon: String(as.lon), date: day };
    const { body } = await api.call(searchPractitioners, { query }, {});
    return String(as.id) in body.availablePractitioners;
  };
  expect(await isFound(date)).toBe(true);

  const { port } = externalServer.address() as AddressInfo;
  await api.call(addCalendarFeed, { body: { url: `http://localhost:${port}/a.ics` } }, { as });
  await api.eventually(async () => {
    const { body } = await api.call(calendarFeeds, {}, { as });
    return body.feeds[0]?.read_at;
  });

  expect(await isFound(date)).toBe(false);
  expect(await isFound(addDays(date, 1))).toBe(true);
});
