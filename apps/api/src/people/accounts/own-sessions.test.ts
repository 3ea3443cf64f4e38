// What owners see of their sessions, and that nobody else can end them.
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function logIn(user: TestUser, userAgent: string, device?: string) {
  const { email, password } = user;
  const headers = { 'user-agent': userAgent, ...(device ? { 'x-device-token': device } : {}) };
  const { body } = await api.call(contract.login, { body: { email, password } }, { headers });

  return { as: { ...user, token: body.access_token }, device: body.device_token };
}

const list = async (as: TestUser) => (await api.call(contract.ownSessions, {}, { as })).body;
const statusOf = async (as: TestUser) => (await api.call(contract.currentUser, {}, { as })).status;
const end = (as: TestUser, id: string) =>
  api.call(contract.endOwnSession, { params: { id } }, { as });
const queuedMails = async ({ id }: TestUser) =>
  api.db
    .selectFrom('mail_outbox')
    .select(['detail'])
    .where('to_user_id', '=', id)
    .where('kind', '=', 'logged_in_elsewhere')
    .execute();

describe('the list', () => {
  test('names browser and system, the asking session first, without anything that logs in', async () => {
    const ada = await api.makeCustomer();
    const phone = await logIn(ada, safari);
    const laptop = await logIn(ada, firefox);

    const sessions = await list(laptop.as);

    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iOS', false],
      ['', false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone.as.token);
  });

  test('repeats no word that somebody sent as the name of a browser', async () => {
    const ada = await api.makeCustomer();
    const { as } = await logIn(ada, 'Visit-evil.example/1.0 (Call us)');
    const { as: long } = await logIn(ada, `${firefox}${'x'.repeat(9000)}`);

    expect((await list(as)).map(({ device }) => device)).toEqual(['', '', '']);
    expect(await statusOf(long)).toBe(200);
  });

  test('has no impersonation, which is the admin’s, and is not read by one', async () => {
    const ada = await api.makeCustomer();
    const as = await api.impersonate(ada);

    expect(await list(ada)).toHaveLength(1);
    expect((await api.call(contract.ownSessions, {}, { as })).status).toBe(403);
  });
});

describe('ending', () => {
  test('one session logs that one out, and makes its browser unknown', async () => {
    const ada = await api.makeCustomer();
    const [phone, laptop] = [await logIn(ada, safari), await logIn(ada, firefox)];
    const lost = (await list(laptop.as)).find(({ device }) => device === 'Safari on iOS');

    expect((await end(laptop.as, lost!.id)).status).toBe(200);

    expect([await statusOf(phone.as), await statusOf(laptop.as)]).toEqual([401, 200]);
    const before = (await queuedMails(ada)).length;
    await logIn(ada, firefox, laptop.device);
    expect(await queuedMails(ada)).toHaveLength(before);
    await logIn(ada, safari, phone.device);
    expect(await queuedMails(ada)).toHaveLength(before + 1);
  });

  test('a session of somebody else does not end it', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const [own] = await list(ada);

    expect((await end(bob, own!.id)).status).toBe(404);
    expect(await statusOf(ada)).toBe(200);
  });

  test('all others keeps this one', async () => {
    const ada = await api.makeCustomer();
    const [phone, laptop] = [await logIn(ada, safari), await logIn(ada, firefox)];

    await api.call(contract.endOtherSessions, {}, { as: laptop.as });

    expect([await statusOf(phone.as), await statusOf(laptop.as)]).toEqual([401, 200]);
    expect(await list(laptop.as)).toHaveLength(1);
  });

  test('is for the owner, not for an admin who impersonates them', async () => {
    const ada = await api.makeCustomer();
    const asAdmin = await api.impersonate(ada);
    const [own] = await list(ada);

    expect((await end(asAdmin, own!.id)).status).toBe(403);
    expect((await api.call(contract.endOtherSessions, {}, { as: asAdmin })).status).toBe(403);
    expect(await statusOf(ada)).toBe(200);
  });
});

describe('a mail about a login', () => {
  test('is sent for an unknown browser, and not for the first login or a known one', async () => {
    const ada = await api.makeCustomer();
    const first = await logIn(ada, safari);
    expect(await queuedMails(ada)).toEqual([]);

    await logIn(ada, safari, first.device);
    expect(await queuedMails(ada)).toEqual([]);

    await logIn(ada, firefox);
    expect(await queuedMails(ada)).toEqual([
      { detail: { device: 'Firefox on Linux', at: expect.any(String) } },
    ]);
  });

  test('is sent also when the account has no known browser any more', async () => {
    const ada = await api.makeCustomer();
    await logIn(ada, safari);
    await api.db.deleteFrom('devices').where('user_id', '=', ada.id).execute();

    await logIn(ada, firefox);

    expect(await queuedMails(ada)).toHaveLength(1);
  });

  test('is sent after a registration, which is a login', async () => {
    const body = {
      user_role: 'customer' as const,
      first_name: 'Maya',
      email: `maya-${Date.now()}@freely.example`,
      phone: '07700900456',
      password: 'correct-horse-26',
      password_confirmation: 'correct-horse-26',
    };
    const { body: maya } = await api.call(contract.register, { body });

    await api.call(contract.login, { body: { email: body.email, password: body.password } });

    expect(await queuedMails({ id: maya.user_id } as TestUser)).toHaveLength(1);
  });
});
