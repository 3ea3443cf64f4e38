import { login, register } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    limits: {
      failuresPerAccount: 3,
      failuresPerAddress: 5,
      registrationsPerAddress: 2,
      callsPerMinute: 100_000,
    },
  });
});
afterAll(() => api.close());

const guess = (email: string, from: string, password = 'a-wrong-guess') =>
  api.call(login, { body: { email, password } }, { from });
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

test('an account takes three wrong passwords, from wherever they come', async () => {
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

test('it takes more when an hour has passed', async () => {
  const { email, password } = await api.makeCustomer();
  for (const host of [1, 2, 3, 4]) await guess(email, `198.51.100.${host}`);

  await sql`update attempts set at = at - interval '61 minutes'`.execute(api.db);

  expect((await guess(email, '198.51.100.9', password)).status).toBe(200);
});

test('the right password forgets the wrong ones that came from the same network', async () => {
  const { email, password } = await api.makeCustomer();
  for (const _ of [1, 2]) await guess(email, '198.51.100.11');
  await guess(email, '198.51.100.11', password);

  expect((await guess(email, '198.51.100.14')).status).toBe(401);
  expect((await guess(email, '198.51.100.15', password)).status).toBe(200);
});

test('but not those of strangers, who would have as many guesses again', async () => {
  const { email, password } = await api.makeCustomer();
  for (const host of [21, 22]) await guess(email, `198.51.100.${host}`);
  await guess(email, '198.51.100.23', password);

  expect((await guess(email, '198.51.100.24')).status).toBe(401);
  expect((await guess(email, '198.51.100.25')).status).toBe(429);
});

test('a network address takes five wrong passwords, for whichever accounts', async () => {
  const guesses = [1, 2, 3, 4, 5, 6, 7].map((host) =>
    guess(`nobody-${host}@freely.example`, `2001:db8:7:7::${host}`),
  );

  expect(await statuses(guesses)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await guess('nobody-8@freely.example', '2001:db8:7:8::1')).status).toBe(401);
});

test('a network address registers two accounts an hour', async () => {
  const answers = [1, 2, 3].map((number) =>
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
      { from: '203.0.113.1' },
    ),
  );

  expect(await statuses(answers)).toEqual([201, 201, 429]);
});
