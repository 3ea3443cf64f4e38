// Who has the password alone does not get in (D82).
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi({
    limits: {
      failuresPerAccount: 10,
      failuresPerAccountEverywhere: 50,
      failuresPerIp: 1000,
      registrationsPerIp: 20,
      callsPerMinute: 100_000,
    },
  });
});
beforeEach(async () => {
  ada = await api.makePractitioner({ offers: [] });
});
afterAll(() => api.close());

const codeNeeded = { code: ['Please enter the code of your app'] };
const step = 30_000;
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const setUp = async (as: TestUser) => (await api.call(contract.setUpSecondFactor, {}, { as })).body;
const confirm = (as: TestUser, code: string) =>
  api.call(contract.confirmSecondFactor, { body: { code } }, { as });
const turnOff = (as: TestUser, code: string) =>
  api.call(contract.turnOffSecondFactor, { body: { code } }, { as });
const logIn = ({ email, password }: TestUser, code?: string) =>
  api.call(contract.login, { body: { email, password, ...(code ? { code } : {}) } });
const codeAfterNext = (secret: string) => codeOf(secret, Date.now() + step);

/** A second factor that is on, with the codes that it came with. */
async function turnOn(as: TestUser) {
  const { secret } = await setUp(as);
  const code = codeOf(secret);
  const { body } = await confirm(as, code);

  return { secret, code, recoveryCodes: body.recovery_codes };
}

describe('setting up', () => {
  test('changes nothing until a code of the app has confirmed it', async () => {
    const { secret, qr } = await setUp(ada);
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await logIn(ada)).status).toBe(200);

    expect((await confirm(ada, '000000')).status).toBe(422);
    expect((await logIn(ada)).status).toBe(200);

    const { body } = await confirm(ada, codeOf(secret));
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect((await logIn(ada)).body.errors).toEqual(codeNeeded);
  });

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const { secret, recoveryCodes } = await turnOn(ada);
    const { rows } = await sql<{ row: string }>`
      select encode(sealed, 'escape') as row from second_factors where user_id = ${ada.id}
      union all select encode(code_hash, 'escape') from recovery_codes
      where user_id = ${ada.id}`.execute(api.db);
    const stored = rows.map(({ row }) => row).join();

    expect(rows).toHaveLength(11);
    for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain);
  });

  test('waits for the confirmed email: whoever registered another’s email keeps nobody out', async () => {
    await sql`update users set email_confirmed_at = null where id = ${ada.id}`.execute(api.db);

    const { status, body } = await api.call(contract.setUpSecondFactor, {}, { as: ada });

    expect([status, body.code]).toEqual([409, 'wrong_state']);
    const { rows } = await sql<{ kind: string }>`
      select kind from mail_outbox where to_user_id = ${ada.id}`.execute(api.db);
    expect(rows).toEqual([{ kind: 'confirm_own_email' }]);
    await sql`update users set email_confirmed_at = now() where id = ${ada.id}`.execute(api.db);
    await turnOn(ada);
  });

  test('does not replace one that is on, also not in a stolen session', async () => {
    const { secret } = await turnOn(ada);

    expect((await api.call(contract.setUpSecondFactor, {}, { as: ada })).status).toBe(409);
    expect((await logIn(ada, codeAfterNext(secret))).status).toBe(200);
  });

  test('ends the sessions that were started with the password alone', async () => {
    const { body } = await logIn(ada);
    await turnOn(ada);

    const elsewhere = { ...ada, token: body.access_token };
    expect((await api.call(contract.currentUser, {}, { as: elsewhere })).status).toBe(401);
    expect((await api.call(contract.currentUser, {}, { as: ada })).status).toBe(200);
  });
});

describe('a login', () => {
  test('needs a right code besides the right password', async () => {
    const { secret } = await turnOn(ada);

    expect((await logIn(ada)).body.errors).toEqual(codeNeeded);
    expect((await logIn(ada, '000000')).status).toBe(422);
    expect((await logIn(ada, codeOf(secret, Date.now() - 10 * step))).status).toBe(422);
    expect((await logIn({ ...ada, password: 'a-wrong-guess' }, codeOf(secret))).status).toBe(401);
    expect((await logIn(ada, codeAfterNext(secret))).status).toBe(200);
  });

  test('accepts a code once, also when two come at the same time', async () => {
    const { secret, code } = await turnOn(ada);
    // The code that turned it on is used, too.
    expect((await logIn(ada, code)).status).toBe(422);

    const next = codeAfterNext(secret);
    const statuses = (await Promise.all([logIn(ada, next), logIn(ada, next)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test('accepts each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await turnOn(ada);
    const [first = '', second = ''] = recoveryCodes;

    expect((await logIn(ada, first)).status).toBe(200);
    expect((await logIn(ada, first)).status).toBe(422);
    expect((await logIn(ada, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const { body } = await api.call(contract.secondFactor, {}, { as: ada });
    expect(body).toEqual({ is_on: true, recovery_codes_left: 8 });
  });

  test('does not accept the recovery code of somebody else', async () => {
    const bob = await api.makeCustomer();
    await turnOn(ada);
    const { recoveryCodes } = await turnOn(bob);

    expect((await logIn(ada, recoveryCodes[0])).status).toBe(422);
  });

  test('refuses guesses after ten, the right code too, from however many networks', async () => {
    const { secret } = await turnOn(ada);
    const { email, password } = ada;
    const from = (host: number, code: string) =>
      api.call(contract.login, { body: { email, password, code } }, { ip: `198.51.100.${host}` });
    for (let guess = 0; guess < 10; guess += 1) await from(guess, `00000${guess}`);

    expect((await from(77, codeAfterNext(secret))).status).toBe(429);
  });
});

test('a session that is six minutes old is asked for a code as well as the password', async () => {
  const { secret, recoveryCodes } = await turnOn(ada);
  await sql`update sessions set authenticated_at = now() - interval '6 minutes'
    where user_id = ${ada.id}`.execute(api.db);
  const prove = (code?: string) => {
    const body = { password: ada.password, ...(code ? { code } : {}) };
    return api.call(contract.reauthenticate, { body }, { as: ada });
  };
  const email = `${crypto.randomUUID()}@freely.example`;
  const change = () => api.call(contract.changeUserSettings, { body: { email } }, { as: ada });

  expect((await prove()).body.errors).toEqual(codeNeeded);
  expect((await prove('000000')).body.errors).toEqual({ code: ['This code is not correct'] });
  expect((await change()).body.code).toBe('reauthentication_required');

  const code = codeAfterNext(secret);
  expect((await prove(code)).status).toBe(200);
  expect((await change()).status).toBe(200);
  expect((await prove(code)).body.errors).toEqual({
    code: ['This code has been used. Please enter the next one that your app shows.'],
  });
  expect((await prove(recoveryCodes[0])).status).toBe(200);
});

describe('turning it off', () => {
  test('needs a code, and the password within five minutes', async () => {
    const { secret, recoveryCodes } = await turnOn(ada);
    expect((await turnOff(ada, '000000')).status).toBe(422);
    await sql`update sessions set authenticated_at = now() - interval '6 minutes'
      where user_id = ${ada.id}`.execute(api.db);
    expect((await turnOff(ada, codeAfterNext(secret))).body.code).toBe('reauthentication_required');

    const body = { password: ada.password, code: recoveryCodes[0] };
    await api.call(contract.reauthenticate, { body }, { as: ada });
    expect((await turnOff(ada, codeAfterNext(secret))).status).toBe(200);
    expect((await logIn(ada)).status).toBe(200);
  });

  test('and on is mailed', async () => {
    const { secret } = await turnOn(ada);
    await turnOff(ada, codeAfterNext(secret));
    const rows = await api.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('to_user_id', '=', ada.id)
      .orderBy('id')
      .execute();

    expect(rows.map(({ kind }) => kind)).toEqual(['second_factor_on', 'second_factor_off']);
  });
});

test('an admin who impersonates somebody can neither set it up nor turn it off', async () => {
  const asAdmin = await api.impersonate(ada);

  expect((await api.call(contract.setUpSecondFactor, {}, { as: asAdmin })).status).toBe(403);
  expect((await confirm(asAdmin, '000000')).status).toBe(403);
  expect((await turnOff(asAdmin, '000000')).status).toBe(403);
});
