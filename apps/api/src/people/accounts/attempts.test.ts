import { login, register } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    limits: {
      failuresPerAccount: 3,
      failuresPerIp: 5,
      registrationsPerIp: 2,
      callsPerMinute: 100_000,
    },
  });
});
afterAll(() => api.close());

const guess = (email: string, ip: string, password = 'a-wrong-guess') =>
  api.call(login, { body: { email, password } }, { ip });
const statuses = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).sort();

test('an account allows three wrong passwords, from all networks together', async () => {
  const { email, password } = await api.makeCustomer();

  const guesses = [1, 2, 3, 4, 5, 6].map((host) => guess(email, `192.0.2.${host}`));

  expect(await statuses(guesses)).toEqual([401, 401, 401, 429, 429, 429]);
  const owner = await guess(email, '192.0.2.9', password);
  expect(owner.status).toBe(429);
  expect(owner.body).toEqual({
    message: 'Too many attempts. Please wait a few minutes and try again.',
    code: 'too_many_requests',
  });
  expect(Number(owner.headers['retry-after'])).toBeGreaterThan(3500);
  expect(Number(owner.headers['retry-after'])).toBeLessThanOrEqual(3600);
});

test('an account allows more attempts after an hour', async () => {
  const { email, password } = await api.makeCustomer();
  for (const host of [1, 2, 3, 4]) await guess(email, `198.51.100.${host}`);

  await sql`update attempts set at = at - interval '61 minutes'`.execute(api.db);

  expect((await guess(email, '198.51.100.9', password)).status).toBe(200);
});

test('the right password clears the wrong attempts from the same network', async () => {
  const { email, password } = await api.makeCustomer();
  for (const _ of [1, 2]) await guess(email, '198.51.100.11');
  await guess(email, '198.51.100.11', password);

  expect((await guess(email, '198.51.100.14')).status).toBe(401);
  expect((await guess(email, '198.51.100.15', password)).status).toBe(200);
});

test('the right password does not clear the wrong attempts from other networks', async () => {
  const { email, password } = await api.makeCustomer();
  for (const host of [21, 22]) await guess(email, `198.51.100.${host}`);
  await guess(email, '198.51.100.23', password);

  expect((await guess(email, '198.51.100.24')).status).toBe(401);
  expect((await guess(email, '198.51.100.25')).status).toBe(429);
});

test('a network allows five wrong passwords, for all accounts together', async () => {
  const guesses = [1, 2, 3, 4, 5, 6, 7].map((host) =>
    guess(`nobody-${host}@freely.example`, `2001:db8:7:7::${host}`),
  );

  expect(await statuses(guesses)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await guess('nobody-8@freely.example', '2001:db8:7:8::1')).status).toBe(401);
});

test('a network may register two accounts an hour', async () => {
  const responses = [1, 2, 3].map((number) =>
    api.call(
      register,
      {
        body: {
          user_role: 'customer',
          first_name: 'Maya',
          email: `maya-${number}@freely.example`,
          phone: '07700900456',
          password: 'a-long-password',
          password_confirmation: 'a-long-password',
        },
      },
      { ip: '203.0.113.1' },
    ),
  );

  expect(await statuses(responses)).toEqual([201, 201, 429]);
});
