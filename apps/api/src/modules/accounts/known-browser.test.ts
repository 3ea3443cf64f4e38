import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApi } from '../../testing/start-test-api.ts';

// Counts what a guess costs: the real function, listened to.
const argon2 = await import('@node-rs/argon2');
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const runs = () => verify.mock.calls.length;

let api: TestApi;
beforeAll(async () => {
  // Not before the function is listened to.
  const { startTestApi } = await import('../../testing/start-test-api.ts');
  api = await startTestApi({
    limits: {
      failuresPerAccount: 10,
      failuresPerAddress: 100,
      registrationsPerAddress: 20,
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
      from: host ?? '192.0.2.1',
      headers: {
        ...(device ? { 'x-device-token': device } : {}),
        ...(session ? { authorization: `Bearer ${session}` } : {}),
      },
    },
  );

/** Strangers guess until nobody unknown gets in. */
async function besiege(email: string): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) {
    await logIn(email, 'a-wrong-guess', { host: `203.0.113.${guess}` });
  }
}

test('of 200 wrong passwords from many addresses ten are tried, and the owner gets in', async () => {
  const ada = await api.makeCustomer();
  const { body: before } = await logIn(ada.email, ada.password);
  const runsBefore = runs();

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, guess) =>
      logIn(ada.email, `wrong guess ${guess}`, { host: `10.7.${guess >> 8}.${guess & 255}` }),
    ),
  );

  const tried = answers.filter(({ status }) => status === 401);
  expect(tried).toHaveLength(10);
  expect(runs() - runsBefore).toBe(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(190);
  // The right password from a strange browser waits, too: else a guess could be told by it.
  expect((await logIn(ada.email, ada.password, { host: '10.8.0.1' })).status).toBe(429);
  const owner = await logIn(ada.email, ada.password, { device: before.device_token });
  expect(owner.status).toBe(200);
  // The device is the same; and the owner's login gave nobody else another guess.
  expect(owner.body.device_token).toBe(before.device_token);
  expect((await logIn(ada.email, 'another', { host: '10.9.0.1' })).status).toBe(429);
}, 60_000);

test('whoever has a living session of the account gets in, too', async () => {
  const ada = await api.makeCustomer();
  await besiege(ada.email);

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

test("neither another's device, nor one that ran out, nor an invented one is known", async () => {
  const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
  const { body: adas } = await logIn(ada.email, ada.password);
  const { body: bobs } = await logIn(bob.email, bob.password);
  await besiege(ada.email);
  const status = async (from: From) => (await logIn(ada.email, ada.password, from)).status;

  expect(await status({ device: bobs.device_token })).toBe(429);
  expect(await status({ session: bob.token })).toBe(429);
  expect(await status({ device: 'x'.repeat(43) })).toBe(429);
  expect(await status({ device: 'x'.repeat(5000) })).toBe(429);
  expect(await status({ device: adas.device_token })).toBe(200);
  await sql`update devices set expires_at = now()`.execute(api.db);
  expect(await status({ device: adas.device_token })).toBe(429);
});

test('of a device, only the hash is kept; of an account, the last twenty', async () => {
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
