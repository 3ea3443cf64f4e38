import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calendarUrl, type FetchLimits, fetchCalendar } from './fetch-calendar.ts';

let server: Server;
let respond: RequestListener = (_, response) => response.end('BEGIN:VCALENDAR');
let requests = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    respond(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const here = (path = '/') => `http://127.0.0.1:${port()}${path}`;
const open = { allowsLoopback: true, timeoutMs: 5_000 };
const closed: FetchLimits = { allowsLoopback: false, timeoutMs: 5_000 };
const outcome = (url: string, limits: Parameters<typeof fetchCalendar>[1]) =>
  fetchCalendar(url, limits).catch((error: Error) => error.message);
const refused = expect.stringMatching(/cannot be used/);

test.each([
  'ftp://example.com/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://user:secret@example.com/a.ics',
  'https://example.com:8443/a.ics',
  'http://127.0.0.1/a.ics',
  'http://2130706433/a.ics',
  'http://0x7f.1/a.ics',
  'http://017700000001/a.ics',
  'http://[::1]/a.ics',
  'http://[::ffff:169.254.169.254]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/a.ics',
  'http://LOCALHOST./a.ics',
  'http://localhost.localdomain/a.ics',
  'http://a.localhost/a.ics',
  'https://printer/a.ics',
  'https://nas.local/a.ics',
  'https://nas.lan/a.ics',
  'https://metadata.google.internal/a.ics',
  'https://nas.home.arpa/a.ics',
  'not an address',
  '',
])('the URL %j is refused without a request', (url) => {
  expect(() => calendarUrl(url, closed)).toThrow(/cannot be used/);
});

test.each(['https://lan.example/a.ics', 'https://internal.example./a.ics', 'https://thelocal.co/'])(
  'the URL %j is of a public name',
  (url) => {
    expect(calendarUrl(url, closed).href).toBe(url);
  },
);

test('webcal becomes https, and the fragment is removed', () => {
  expect(calendarUrl('webcal://example.com/a.ics#b', closed).href).toBe(
    'https://example.com/a.ics',
  );
});

test('a host that resolves to an internal IP address is refused, and no request is sent', async () => {
  requests = 0;
  const limits: FetchLimits = {
    ...closed,
    resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  };
  // Without a port in the URL, only the resolved IP address can be refused.
  expect(await outcome('http://inside.example/a.ics', limits)).toEqual(refused);
  expect(requests).toBe(0);
});

test('a redirect is checked like the first URL, and redirects are limited', async () => {
  respond = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/a.ics' }).end();
  expect(await outcome(here(), open)).toEqual(refused);
  respond = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  expect(await outcome(here(), open)).toEqual(refused);
  requests = 0;
  respond = (_, response) => response.writeHead(302, { location: '/again' }).end();
  expect(await outcome(here(), open)).toMatch(/cannot be reached/);
  expect(requests).toBe(4);
  respond = ({ url }, response) => {
    if (url === '/a') response.writeHead(301, { location: '/b' }).end();
    else response.end('BEGIN:VCALENDAR');
  };
  expect(await outcome(here('/a'), open)).toBe('BEGIN:VCALENDAR');
});

test('a response that is too large, too slow or cut off is refused', async () => {
  respond = (_, response) => {
    response.on('error', () => {});
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', pour);
    pour();
  };
  expect(await outcome(here(), open)).toMatch(/too large/);

  respond = (_, response) => {
    response.write('BEGIN:VCALENDAR');
  };
  expect(await outcome(here(), { ...open, timeoutMs: 200 })).toMatch(/too long/);
  respond = () => {};
  expect(await outcome(here(), { ...open, timeoutMs: 200 })).toMatch(/too long/);

  respond = (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('BEGIN:VCALENDAR', () => response.destroy());
  };
  expect(await outcome(here(), open)).toMatch(/cannot be reached/);
});
