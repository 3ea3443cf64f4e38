import * as contract from '@freely/api-client/contract';
import { login, resetPassword, sendResetPasswordEmail } from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({
    limits: {
      failuresPerAccount: 10,
      failuresPerAccountEverywhere: 50,
      failuresPerIp: 1000,
      registrationsPerIp: 1000,
      callsPerMinute: 100_000,
    },
  });
});
afterAll(() => market.close());

const requestReset = (email: string) => market.call(sendResetPasswordEmail, { body: { email } });

/** The token of a reset link that was mailed to `email`, other than `before`. */
function mailedToken(email: string, before = ''): Promise<string> {
  return market.eventually(async () => {
    const mails = await market.mailsTo(email);
    const links = mails.flatMap(({ text }) => text.match(/(?<=\/reset-password\/)[\w-]+/g) ?? []);
    return links.find((token) => token !== before);
  });
}

const newPassword = (email: string, token: string, password = 'a-new-password') =>
  market.call(resetPassword, {
    body: { email, token, password, password_confirmation: password },
  });

test('a forgotten password is reset by a mailed link, which ends all sessions', async () => {
  const ada = await market.makeCustomer();
  expect(await requestReset(` ${ada.email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { message: 'If this email has an account, we have sent it a link.' },
  });
  const token = await mailedToken(ada.email);

  const response = await newPassword(ada.email.toUpperCase(), token);

  expect(response).toMatchObject({
    status: 200,
    body: { message: 'Your password has been changed. You can log in now.' },
  });
  expect((await market.call(contract.currentUser, {}, { as: ada })).status).toBe(401);
  const oldOne = { email: ada.email, password: ada.password };
  expect((await market.call(login, { body: oldOne })).status).toBe(401);
  const body = { email: ada.email, password: 'a-new-password' };
  expect((await market.call(login, { body })).status).toBe(200);
  const subjects = await market.eventually(async () => {
    const mails = await market.mailsTo(ada.email);
    return mails.length === 2 && mails.map(({ subject }) => subject);
  });
  expect(subjects).toContain('Your password for Freely was changed');
});

test('an email without an account gets the same response, and no mail', async () => {
  const [ada, nobody] = [await market.makeCustomer(), 'nobody@freely.example'];

  const responses = [await requestReset(nobody), await requestReset(ada.email)];

  expect(responses[0]?.body).toEqual(responses[1]?.body);
  expect(responses[0]?.status).toBe(200);
  await mailedToken(ada.email);
  const dropped = await market.eventually(() =>
    market.db
      .selectFrom('mail_outbox')
      .select(['sent_at', 'to_address'])
      .where('kind', '=', 'password_reset')
      .where('dropped_at', 'is not', null)
      .executeTakeFirst(),
  );
  expect(dropped).toEqual({ sent_at: null, to_address: null });
  expect(await market.mailsTo(nobody)).toEqual([]);
});

test('a link works once, even when it is used several times at once', async () => {
  const ada = await market.makeCustomer();
  await requestReset(ada.email);
  const token = await mailedToken(ada.email);

  const responses = await Promise.all(
    [1, 2, 3].map((number) => newPassword(ada.email, token, `a-new-password-${number}`)),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await newPassword(ada.email, token)).toMatchObject({
    status: 422,
    body: { message: 'This link is no longer valid. Please ask for a new one.' },
  });
});

test('using a link invalidates earlier links', async () => {
  const ada = await market.makeCustomer();
  await requestReset(ada.email);
  const first = await mailedToken(ada.email);
  await requestReset(ada.email);
  const second = await mailedToken(ada.email, first);

  expect((await newPassword(ada.email, second)).status).toBe(200);
  expect((await newPassword(ada.email, first)).status).toBe(422);
});

test('a link works for an hour, only for its own email and purpose', async () => {
  const [ada, bob] = [await market.makeCustomer(), await market.makeCustomer()];
  await requestReset(ada.email);
  const token = await mailedToken(ada.email);

  expect((await newPassword(bob.email, token)).status).toBe(422);
  expect((await newPassword(ada.email, 'x'.repeat(43))).status).toBe(422);
  await sql`update account_tokens set kind = 'confirm_email'`.execute(market.db);
  expect((await newPassword(ada.email, token)).status).toBe(422);
  await sql`update account_tokens set kind = 'password_reset',
    expires_at = expires_at - interval '60 minutes'`.execute(market.db);
  expect((await newPassword(ada.email, token)).status).toBe(422);
});

describe('a stranger who asks for links all the time', () => {
  const requestFrom = (email: string, ip: string) =>
    market.call(sendResetPasswordEmail, { body: { email } }, { ip });
  const links = async (email: string) =>
    (await market.mailsTo(email)).flatMap(
      ({ text }) => text.match(/(?<=\/reset-password\/)[\w-]+/g) ?? [],
    );
  const pass = async (minutes: number) => {
    await sql`update attempts set at = at - make_interval(mins => ${minutes})`.execute(market.db);
    await sql`update account_tokens
      set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(market.db);
  };
  async function flood(email: string) {
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, host) => requestFrom(email, `203.0.113.${host}`)),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);

    return market.eventually(async () => {
      const sent = await links(email);
      return sent.length >= 10 && sent;
    });
  }

  test('sends ten mails, and the owner gets in by each of them until another can be sent', async () => {
    const ada = await market.makeCustomer();
    const [first = ''] = await flood(ada.email);
    await pass(59);

    // Still limited: the owner's own request sends nothing.
    expect((await requestFrom(ada.email, '198.51.100.7')).status).toBe(200);
    expect(await links(ada.email)).toHaveLength(10);
    const { status, body } = await newPassword(ada.email, first);
    expect(status).toBe(200);
    const again = { email: ada.email, password: 'a-new-password' };
    const headers = { 'x-device-token': body.device_token ?? '' };
    expect((await market.call(login, { body: again }, { headers })).status).toBe(200);
  });

  test('keeps nobody out for longer than the links work: then the next request sends one', async () => {
    const ada = await market.makeCustomer();
    const sent = await flood(ada.email);
    await pass(61);
    expect((await newPassword(ada.email, sent[0] ?? '')).status).toBe(422);

    await requestFrom(ada.email, '198.51.100.9');
    const fresh = await market.eventually(async () =>
      (await links(ada.email)).find((token) => !sent.includes(token)),
    );
    expect((await newPassword(ada.email, fresh)).status).toBe(200);
  });

  test('keeps nobody waiting who has used a link: the next request sends a new one', async () => {
    const ada = await market.makeCustomer();
    const sent = await flood(ada.email);
    expect((await newPassword(ada.email, sent[4] ?? '')).status).toBe(200);

    await requestFrom(ada.email, '198.51.100.8');
    const fresh = await market.eventually(async () =>
      (await links(ada.email)).find((token) => !sent.includes(token)),
    );
    expect((await newPassword(ada.email, fresh, 'another-password')).status).toBe(200);
  });
});

test('only the hash of a token is stored', async () => {
  const ada = await market.makeCustomer();
  await requestReset(ada.email);
  const token = await mailedToken(ada.email);

  const stored = await Promise.all(
    (['account_tokens', 'mail_outbox'] as const).map((table) =>
      market.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const jobs = await sql`select data from jobs.job`.execute(market.db);
  expect(JSON.stringify([stored, jobs.rows])).not.toContain(token);
});

test.each([
  [{ email: '' }, 'email', 'E-mail is required'],
  [{ token: '' }, 'token', 'Token is required'],
  [{ password: 'short12' }, 'password', 'Password must be at least 8 characters'],
  [{ password_confirmation: '' }, 'password_confirmation', 'Password confirmation is required'],
  [{ password_confirmation: 'other' }, 'password_confirmation', 'Passwords must match'],
])('a reset with %j is refused with an error on %s: %s', async (changes, field, message) => {
  const refused = await market.call(resetPassword, {
    body: {
      email: 'ada@freely.example',
      token: 'any',
      password: 'a-new-password',
      password_confirmation: 'a-new-password',
      ...changes,
    },
  });

  expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
});

test('requesting a reset without a valid email is refused', async () => {
  for (const [email, message] of [
    ['', 'E-mail is required'],
    ['ada', 'E-mail must be valid'],
  ] as const) {
    expect(await requestReset(email)).toMatchObject({
      status: 422,
      body: { errors: { email: [message] } },
    });
  }
});
