// A tiny application around the real error handler and log: no internals or personal data leak.
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { DatabaseError } from 'pg';
import { readConfig } from '../../config.ts';
import { StoreOutage } from '../../infrastructure/files/index.ts';
import { openTimings } from '../../infrastructure/metrics/index.ts';
import { AppError } from '../errors/index.ts';
import { addCatalogue } from '../messages/index.ts';
import { handleErrors } from './error-handler.ts';
import { loggerOptions, logRequests } from './request-log.ts';

async function responseFor(error: unknown, accepted = 'en-GB') {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions(readConfig({ RELEASE: '1.4.0' })) as object;
  const app = Fastify({ logger: { ...options, stream } });
  const deps = { timings: openTimings(), config: readConfig({ RELEASE: '1.4.0' }) };
  app.decorate('deps', deps as never);
  handleErrors(app);
  logRequests(app);
  app.get('/people/:email', async () => {
    throw error;
  });
  app.get('/booking/:id/calendar', async () => 'a file');
  await app.inject('/booking/77/calendar?token=secret-token');
  const response = await app.inject({
    url: '/people/ada@freely.example?phone=07700900123',
    headers: { authorization: 'Bearer secret-token', 'accept-language': accepted },
  });
  await app.close();

  return { status: response.statusCode, body: response.json(), headers: response.headers, lines };
}

function databaseError(code: string, parts: Partial<DatabaseError> = {}): DatabaseError {
  const message = 'duplicate key (email)=(ada@freely.example)';

  return Object.assign(new DatabaseError(message, message.length, 'error'), { code, ...parts });
}

test('the response has the message, fields and extra data of an AppError', async () => {
  const { status, body, headers } = await responseFor(
    new AppError(
      'price_changed',
      'checkout.priceChanged',
      {
        total_amount: ['checkout.notPence', ''],
        note: [{ rule: { catalogue: 'rules', key: 'text.long', values: { max: '500' } } }],
      },
      { totalAmount: 44.1 },
    ),
  );

  expect(status).toBe(409);
  expect(body).toEqual({
    message: 'The price has changed. Please look at the new total before you pay.',
    code: 'price_changed',
    errors: {
      total_amount: ['This is not an amount in pounds and pence', ''],
      note: ['Please keep to 500 characters'],
    },
    total_amount: 44.1,
  });
  expect(headers['retry-after']).toBeUndefined();
});

test('an error is worded in the language of the page, where there are words of it', async () => {
  addCatalogue('cy-GB', 'api/errors', { gifts: { given: 'Mae’r anrheg hon wedi’i rhoi' } });
  const given = new AppError('wrong_state', 'gifts.given', { gift: ['gifts.given'] });

  expect((await responseFor(given, 'cy-GB')).body).toEqual({
    message: 'Mae’r anrheg hon wedi’i rhoi',
    code: 'wrong_state',
    errors: { gift: ['Mae’r anrheg hon wedi’i rhoi'] },
  });
  addCatalogue('cy-GB', 'api-client/rules', { text: { long: 'Dim mwy na {{max}} nod' } });
  const rule = { catalogue: 'rules', key: 'text.long', values: { max: '500' } };
  expect((await responseFor(new AppError('invalid', { rule }), 'cy-GB')).body.message).toBe(
    'Dim mwy na 500 nod',
  );

  expect((await responseFor(given, 'fr-FR, cy-GB;q=0.5')).body.message).toMatch(/^Mae/);
  for (const other of ['fr-FR', '*', 'en-GB,cy-GB']) {
    expect((await responseFor(given, other)).body.message).toBe('This gift has already been given');
  }
  const untranslated = new AppError('wrong_state', 'gifts.notDue');
  expect((await responseFor(untranslated, 'cy-GB')).body.message).toBe(
    'This gift is not due any more',
  );
});

test.each([
  [new AppError('too_many_requests', 'calls.tooMany', undefined, { retryAfter: 1.2 }), 429],
  [databaseError('23P01', { constraint: 'bookings_no_overlap' }), 409],
  [databaseError('23P01', { constraint: 'something_else' }), 500],
  [databaseError('22021'), 422],
  [databaseError('57P01'), 503],
  [databaseError('53100'), 503],
  [databaseError('58030'), 503],
  [databaseError('25006'), 503],
  [new StoreOutage('secret-token: no space left'), 503],
  [databaseError('23505', { detail: 'Key (email)=(ada@freely.example)' }), 500],
  [Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 503],
  [new Error('secret-token of ada@freely.example'), 500],
  ['a string', 500],
])('the response to %s has status %i', async (error, status) => {
  const response = await responseFor(error);

  expect(response.status).toBe(status);
  expect(JSON.stringify(response.body)).not.toMatch(/ada@|10\.0\.0\.1|secret/);
});

test('during an outage clients are told when to come back', async () => {
  expect((await responseFor(new StoreOutage('full'))).headers['retry-after']).toBe('5');
});

test('a slot that was taken is reported as slot_taken', async () => {
  const { body } = await responseFor(databaseError('23P01', { constraint: 'bookings_no_overlap' }));

  expect(body).toEqual({
    message: 'Sorry, this time has just been taken. Please choose another.',
    code: 'slot_taken',
  });
});

test('the log has the route and the failure, but no personal data', async () => {
  const { lines } = await responseFor(
    databaseError('23505', {
      constraint: 'users_email_key',
      detail: 'Key (email)=(ada@freely.example) exists',
    }),
  );

  const log = lines.join('');
  expect(log).toMatch(/"release":"1.4.0".*"route":"\/booking\/:id\/calendar","booking":77,/);
  expect(log).toContain('/people/:email');
  expect(log).toContain('users_email_key');
  expect(log).toContain('error-handler.test');
  expect(log).not.toMatch(/ada@|07700900123|secret-token/);
});
