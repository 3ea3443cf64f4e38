import { expect, test } from '@jest/globals';
import { findLeaks } from './find-leaks.ts';

const token = 'Zq3k9wX_81mmPLs02-aaQ7vvZq3k9wX_81mmPLs02-a';

test.each([
  ['an email', 'login of ada.lovelace@freely.example failed'],
  ['an email', '"GET /api/v1.0/users?email=ada%40mail.example HTTP/1.1" 200'],
  ['a telephone number', '{"phone":"07700900123"}'],
  ['a telephone number', 'sent to +447700900123'],
  ['a postcode', 'no such place: SW11 4NB'],
  ['a postcode', '"GET /search?place=SW11%204NB"'],
  ['a place', '"GET /services?lat=51.234567&x=1"'],
  ['a place', '{"lng": -0.1278}'],
  ['a token', `"GET /reset-password/${token} HTTP/2.0"`],
  ['a token', `"GET /links?token=${token}&page=2"`],
  ['a token', `{"token":"${token}"}`],
  ['a session', `authorization: Bearer ${token.slice(0, 20)}`],
  ['the secret of a payment', 'pi_3Nabc_secret_9f8e7d'],
  ['the number of a card', 'card 4242 4242 4242 4242 declined'],
])('%s is found', (what, line) => {
  expect(findLeaks(`nothing\n${line}`)).toContainEqual({
    what,
    line: 2,
    text: expect.stringMatching(/^.{1,4}…$/),
  });
});

test.each([
  '{"level":30,"time":1795598284856,"req":{"id":"4f1c","route":"/api/v1.0/booking/:id"},"ms":12.3456}',
  '{"level":30,"trace":"4bf92f3577b34da6a3ce929d0e0e4736","booking":4242424242,"release":"1.4.0"}',
  '10.0.0.1 - - [25/Nov/2026:09:30:00 +0000] "GET /api/v1.0/calendar/-.ics" 404 12 "-" rt=0.012',
  'at Object.<anonymous> (/srv/freely/node_modules/@fastify/cors/index.js:12:34) fastify@5.6.2',
  '200 12 0.004s upstream 127.0.0.1:8090 200 12345678-7377-4851-8553-123456781234',
  'LOG:  checkpoint complete: wrote 12 buffers; distance=16384 kB, lsn=0/3000148',
  '/r/mfe-booking/2026.11.25-4f1c2d3e4f5061728394a5b6c7d8e9f0/main.js',
  'sha256-Zq3k9wX/81mmPLs02+aaQ7vvZq3k9wX/81mmPLs02+a=',
])('what every log has is no leak: %s', (line) => {
  expect(findLeaks(line)).toEqual([]);
});
