import { deleteAccount, login, register } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    limits: {
      failuresPerAccount: 3,
      failuresPerAccountEverywhere: 6,
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

test('an account allows three wrong passwords from a network, and the owner gets in elsewhere', async () => {
  const { email, password } = await api.makeCustomer();

  const guesses = [1, 2, 3, 4, 5].map(() => guess(email, '192.0.2.1'));

  expect(await statuses(guesses)).toEqual([401, 401, 401, 429, 429]);
  const here = await guess(email, '192.0.2.1', password);
  expect(here.status).toBe(429);
  expect(here.body).toEqual({
    message: 'Too many attempts. Please wait a few minutes and try again.',
    code: 'too_many_requests',
  });
  expect(Number(here.headers['retry-after'])).toBeGreaterThan(3500);
  expect(Number(here.headers['retry-after'])).toBeLessThanOrEqual(3600);
  expect((await guess(email, '192.0.2.9', password)).status).toBe(200);
});

test('and six from all networks together', async () => {
  const { email } = await api.makeCustomer();
  const guesses = [1, 2, 3, 4, 5, 6, 7, 8].map((host) => guess(email, `192.0.2.4${host}`));

  expect(await statuses(guesses)).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
});

test('an account allows more attempts after an hour', async () => {
  const { email, password } = await api.makeCustomer();
  for (const _ of [1, 2, 3, 4]) await guess(email, '198.51.100.9');
  expect((await guess(email, '198.51.100.9', password)).status).toBe(429);

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
  for (const host of [21, 22, 23, 24, 25]) await guess(email, `198.51.100.${host}`);
  await guess(email, '198.51.100.26', password);

  expect((await guess(email, '198.51.100.24')).status).toBe(401);
  expect((await guess(email, '198.51.100.27')).status).toBe(429);
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

test('deleting the account and registering again gives no new attempts', async () => {
  const email = 'again@freely.example';
  const body = {
    user_role: 'customer' as const,
    first_name: 'Maya',
    email,
    phone: '07700900456',
    password: 'a-long-password',
    password_confirmation: 'a-long-password',
  };
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const registered = await api.call(register, { body }, { ip: `10.4.${round}.1` });
    rounds.push(registered.status);
    if (registered.status !== 201) continue;
    const as = { token: registered.body.access_token } as TestUser;
    expect((await api.call(deleteAccount, {}, { as })).status).toBe(200);
  }

  expect(rounds).toEqual([201, 201, 201, 429, 429]);
  const { rows } = await sql<{ account: string }>`select account from attempts`.execute(api.db);
  expect(rows.filter(({ account }) => account.includes('@'))).toEqual([]);
});

test('labels of one mailbox share its registrations, since each of them mails', async () => {
  const registerWith = (label: number) =>
    api.call(
      register,
      {
        body: {
          user_role: 'customer' as const,
          first_name: 'Maya',
          email: `labelled+${label}@freely.example`,
          phone: '07700900456',
          password: 'a-long-password',
          password_confirmation: 'a-long-password',
        },
      },
      { ip: `10.5.${label}.1` },
    );

  expect(await statuses([1, 2, 3, 4, 5].map(registerWith))).toEqual([201, 201, 201, 429, 429]);
});
