/**
 * Jest's own loader, which can replace a module, and not Node's.
 * @jest-environment node
 */
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/support/start-test-api.ts';

// Wraps the real hash function in a spy, to count how many guesses are checked.
const argon2 = await import('@node-rs/argon2');
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const runs = () => verify.mock.calls.length;

let api: TestApi;
beforeAll(async () => {
  // Imported only after the mock is in place.
  const { startTestApi } = await import('../../../test/support/start-test-api.ts');
  api = await startTestApi({
    limits: {
      failuresPerAccount: 10,
      failuresPerAccountEverywhere: 10,
      failuresPerIp: 100,
      registrationsPerIp: 20,
      callsPerMinute: 100_000,
    },
  });
});
afterAll(() => api.close());

interface From {
  device?: string | undefined;
  session?: string;
  host?: string;
}
const logIn = (email: string, password: string, { device, session, host }: From = {}) =>
  api.call(
    contract.login,
    { body: { email, password } },
    {
      ip: host ?? '192.0.2.1',
      headers: {
        ...(device ? { 'x-device-token': device } : {}),
        ...(session ? { authorization: `Bearer ${session}` } : {}),
      },
    },
  );

/** Strangers use up the account's attempts, so that no unknown browser gets in. */
async function useUpAttempts(email: string): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) {
    await logIn(email, 'a-wrong-guess', { host: `203.0.113.${guess}` });
  }
}

test('of 200 wrong passwords from many networks ten are checked, and the owner gets in', async () => {
  const ada = await api.makeCustomer();
  const { body: before } = await logIn(ada.email, ada.password);
  const runsBefore = runs();

  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, guess) =>
      logIn(ada.email, `wrong guess ${guess}`, { host: `10.7.${guess >> 8}.${guess & 255}` }),
    ),
  );

  const tried = responses.filter(({ status }) => status === 401);
  expect(tried).toHaveLength(10);
  expect(runs() - runsBefore).toBe(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(190);
  // The right password from an unknown browser is refused too. Otherwise it would show that the
  // guess was right.
  expect((await logIn(ada.email, ada.password, { host: '10.8.0.1' })).status).toBe(429);
  const owner = await logIn(ada.email, ada.password, { device: before.device_token });
  expect(owner.status).toBe(200);
  // The device stays the same, and the owner's login gives nobody else another guess.
  expect(owner.body.device_token).toBe(before.device_token);
  expect((await logIn(ada.email, 'another', { host: '10.9.0.1' })).status).toBe(429);
});

test('a browser with a live session of the account gets in, too', async () => {
  const ada = await api.makeCustomer();
  await useUpAttempts(ada.email);

  expect((await logIn(ada.email, ada.password, { session: ada.token })).status).toBe(200);
});

test('a known browser has ten guesses of its own', async () => {
  const ada = await api.makeCustomer();
  const { body } = await logIn(ada.email, ada.password);
  const device = body.device_token;

  for (let guess = 0; guess < 10; guess += 1) {
    expect((await logIn(ada.email, 'a-wrong-guess', { device })).status).toBe(401);
  }

  expect((await logIn(ada.email, ada.password, { device })).status).toBe(429);
  expect((await logIn(ada.email, ada.password)).status).toBe(200);
});

test("another account's, an expired or an invented device token is not known", async () => {
  const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
  const { body: adas } = await logIn(ada.email, ada.password);
  const { body: bobs } = await logIn(bob.email, bob.password);
  await useUpAttempts(ada.email);
  const status = async (from: From) => (await logIn(ada.email, ada.password, from)).status;

  expect(await status({ device: bobs.device_token })).toBe(429);
  expect(await status({ session: bob.token })).toBe(429);
  expect(await status({ device: 'x'.repeat(43) })).toBe(429);
  expect(await status({ device: 'x'.repeat(5000) })).toBe(429);
  expect(await status({ device: adas.device_token })).toBe(200);
  await sql`update devices set expires_at = now()`.execute(api.db);
  expect(await status({ device: adas.device_token })).toBe(429);
});

test('only the hash of a device token is stored, and only the last twenty devices', async () => {
  const ada = await api.makeCustomer();
  const tokens: string[] = [];
  for (let login = 0; login < 22; login += 1) {
    const { body } = await logIn(ada.email, ada.password);
    tokens.push(body.device_token!);
  }

  const kept = await api.db
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', ada.id)
    .execute();
  expect(kept).toHaveLength(20);
  for (const token of tokens) expect(JSON.stringify(kept)).not.toContain(token);
});
