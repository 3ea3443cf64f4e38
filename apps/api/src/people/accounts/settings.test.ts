import * as contract from '@freely/api-client/contract';
import { changeUserSettings, confirmEmail } from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { requestEmailConfirmation } from './email-change.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const change = (as: TestUser, body: contract.UserSettingsChange) =>
  market.call(changeUserSettings, { body }, { as });
const logIn = (email: string, password: string) =>
  market.call(contract.login, { body: { email, password } });
const isSignedIn = async (as: TestUser) =>
  (await market.call(contract.currentUser, {}, { as })).status === 200;
const makeVisited = async () => market.impersonate(await market.makeCustomer());

test('the status and the phone number can be changed', async () => {
  const ada = await market.makePractitioner();

  const { status, body } = await change(ada, { active: false, phone: '07700900999' });

  expect([status, body.active, body.phone]).toEqual([200, false, '07700900999']);
  expect(body).not.toHaveProperty('password_hash');
  const { body: found } = await market.call(
    contract.changeUserSettings,
    { body: { active: 'yes' as unknown as boolean } },
    { as: ada },
  );
  expect(found.errors).toEqual({ active: ['Status is required'] });
});

test('practitioners learn whether their documents were checked, and nobody can set it', async () => {
  const ada = await market.makePractitioner();
  const verified = async () =>
    (await market.call(contract.userSettings, {}, { as: ada })).body.verified;
  const set = (value: boolean) =>
    market.db
      .updateTable('practitioners')
      .set({ verified: value })
      .where('user_id', '=', ada.id)
      .execute();

  await set(false);
  await change(ada, { verified: true } as contract.UserSettingsChange);
  expect(await verified()).toBe(false);
  await set(true);
  expect(await verified()).toBe(true);
});

describe('a new password', () => {
  const typed = (user: TestUser) => ({
    password: 'a-new-password',
    password_confirmation: 'a-new-password',
    old_password: user.password,
  });

  test('ends the other sessions, keeps this one, and sends a mail', async () => {
    const ada = await market.makeCustomer();
    const elsewhere = await logIn(ada.email, ada.password);
    const other = { ...ada, token: elsewhere.body.access_token };

    expect((await change(ada, typed(ada))).status).toBe(200);

    expect([await isSignedIn(ada), await isSignedIn(other)]).toEqual([true, false]);
    expect((await logIn(ada.email, ada.password)).status).toBe(401);
    expect((await logIn(ada.email, 'a-new-password')).status).toBe(200);
    // The log-in elsewhere is told by a mail, too, which may come first.
    await market.eventually(async () => {
      const mails = await market.mailsTo(ada.email);
      return mails.some(({ subject }) => subject === 'Your password for Freely was changed');
    });
  });

  test('leaves only this browser known', async () => {
    const ada = await market.makeCustomer();
    const [here, there] = [
      await logIn(ada.email, ada.password),
      await logIn(ada.email, ada.password),
    ];
    const as = { ...ada, token: here.body.access_token };

    await change(as, typed(ada));

    const devices = await market.db
      .selectFrom('devices')
      .innerJoin('sessions', 'sessions.device_hash', 'devices.token_hash')
      .select('sessions.user_id')
      .where('devices.user_id', '=', ada.id)
      .execute();
    expect(devices).toEqual([{ user_id: ada.id }]);
    expect(there.body.device_token).not.toBe(here.body.device_token);
  });

  test('of two at once with one old password only one is set', async () => {
    const ada = await market.makeCustomer();
    const to = (password: string) =>
      change(ada, { ...typed(ada), password, password_confirmation: password });

    const [one, other] = await Promise.all([to('one-of-two-2026'), to('two-of-two-2026')]);

    expect([one.status, other.status].sort()).toEqual([200, 422]);
    const refused = one.status === 422 ? one : other;
    expect(refused.body.errors).toEqual({ old_password: ['The old password is not correct'] });
    const set = one.status === 200 ? 'one-of-two-2026' : 'two-of-two-2026';
    expect((await logIn(ada.email, set)).status).toBe(200);
  });

  test.each([
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ password: 'short12' }, 'password', 'Password must be at least 8 characters'],
    [{ password: '😀😁😂😃' }, 'password', 'Password must be at least 8 characters'],
    [
      { password: ' '.repeat(9), password_confirmation: ' '.repeat(9) },
      'password',
      'Many people use this password, so it is easy to guess. Please choose another one',
    ],
    [{ old_password: '' }, 'old_password', 'Old password is required'],
    [{ old_password: undefined }, 'old_password', 'Old password is required'],
    [{ old_password: 'not-this-one' }, 'old_password', 'The old password is not correct'],
    [{ password_confirmation: '' }, 'password_confirmation', 'Password confirmation is required'],
    [
      { password_confirmation: undefined },
      'password_confirmation',
      'Password confirmation is required',
    ],
    [{ password_confirmation: 'another' }, 'password_confirmation', 'Passwords must match'],
  ])('with %j changes nothing, and has an error on %s: %s', async (changes, field, message) => {
    const ada = await market.makeCustomer();

    const refused = await change(ada, { ...typed(ada), first_name: 'Eve', ...changes });

    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[field]).toEqual([message]);
    expect((await logIn(ada.email, ada.password)).body.name).toBe('Ada Example');
  });

  test('cannot be set by an admin who is logged in as the user (D34)', async () => {
    const ada = await makeVisited();

    expect((await change(ada, typed(ada))).status).toBe(403);
    expect((await change(ada, { email: 'eve@freely.example' })).status).toBe(403);
    expect((await change(ada, { last_name: 'Helped' })).status).toBe(200);
  });
});

describe('a new email', () => {
  const linkTo = (email: string) =>
    market.eventually(async () => {
      const mails = await market.mailsTo(email);
      return mails.flatMap(({ text }) => text.match(/(?<=\/confirm-email\/)[\w-]+/g) ?? [])[0];
    });
  const confirm = (token: string) => market.call(confirmEmail, { body: { token } });
  const makeUnconfirmed = async () => {
    const user = await market.makeCustomer();
    await market.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', user.id)
      .execute();

    return user;
  };
  let count = 0;
  const newEmail = () => {
    count += 1;
    return `new-email-${count}@freely.example`;
  };

  test('takes effect once it is confirmed, and the old email is notified', async () => {
    const [ada, email] = [await market.makeCustomer(), newEmail()];

    const requested = await change(ada, { email });

    const waiting = { status: 200, body: { email: ada.email, pending_email: email } };
    expect(requested).toMatchObject(waiting);
    expect(requested.body.message).toMatch(/We have sent a link to your new email/);
    const token = await linkTo(email);
    // The page that it opens says what changes.
    expect((await market.mailsTo(email))[0]?.text).toContain(`${token}?new=1`);
    const read = () => market.call(contract.userSettings, {}, { as: ada });
    expect(await read()).toMatchObject(waiting);
    expect((await logIn(email, ada.password)).status).toBe(401);
    const confirmed = await confirm(token);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { message: 'Your new email has been confirmed' },
    });
    expect((await read()).body.pending_email).toBeUndefined();
    expect((await logIn(email, ada.password)).status).toBe(200);
    expect((await logIn(ada.email, ada.password)).status).toBe(401);
    const subject = 'Your email address for Freely was changed';
    const mail = await market.eventually(async () =>
      (await market.mailsTo(ada.email)).find((each) => each.subject === subject),
    );
    expect(mail.text).not.toContain(email);
    // The mail about the change that was asked for has the link that takes it back (D71).
    expect(mail.text).toContain('choose “Keep this address” in the email that we sent you');
  });

  test('waits from when it is asked for, and is given up, before its link is mailed', async () => {
    const [ada, email] = [await market.makeCustomer(), newEmail()];
    const read = async () => (await market.call(contract.userSettings, {}, { as: ada })).body;
    await market.db.transaction().execute(async (trx) => {
      await requestEmailConfirmation(trx, market.deps.events, ada.id, email);
      await sql`update mail_outbox set claimed_until = clock_timestamp() + interval '1 hour'
        where to_user_id = ${ada.id}`.execute(trx);
    });

    expect((await read()).pending_email).toBe(email);
    expect((await change(ada, { email: ada.email })).status).toBe(200);
    expect((await read()).pending_email).toBeUndefined();
  });

  test('of an account that nobody has confirmed is told, and confirmed by a link that its owner asks for', async () => {
    const ada = await makeUnconfirmed();
    const read = async () => (await market.call(contract.userSettings, {}, { as: ada })).body;
    expect(await read()).toMatchObject({ email_confirmed: false });

    expect((await market.call(contract.sendEmailLink, {}, { as: ada })).status).toBe(200);
    const token = await linkTo(ada.email);
    expect((await read()).pending_email).toBeUndefined();
    expect((await confirm(token)).status).toBe(200);
    expect(await read()).toMatchObject({ email_confirmed: true });
    expect((await market.call(contract.sendEmailLink, {}, { as: ada })).status).toBe(409);
  });

  test('leaves the link that confirms the present one, until it takes effect itself', async () => {
    const [ada, bob] = [await makeUnconfirmed(), await makeUnconfirmed()];
    for (const as of [ada, bob]) await market.call(contract.sendEmailLink, {}, { as });
    const [adas, bobs] = [await linkTo(ada.email), await linkTo(bob.email)];
    const [email, bobsNew] = [newEmail(), newEmail()];
    await change(ada, { email });
    await change(bob, { email: bobsNew });

    expect(await confirm(adas)).toMatchObject({ status: 200 });
    const { body } = await market.call(contract.userSettings, {}, { as: ada });
    expect(body).toMatchObject({ email: ada.email, email_confirmed: true, pending_email: email });
    expect((await confirm(await linkTo(bobsNew))).status).toBe(200);
    expect((await confirm(bobs)).status).toBe(422);
  });

  test('waits no longer once another account has it', async () => {
    const [ada, grace, email] = [
      await market.makeCustomer(),
      await market.makeCustomer(),
      newEmail(),
    ];
    await change(ada, { email });
    await change(grace, { email: email.toUpperCase() });
    await confirm(await linkTo(email.toUpperCase()));

    for (const as of [ada, grace]) {
      const { body } = await market.call(contract.userSettings, {}, { as });
      expect(body.pending_email).toBeUndefined();
    }
  });

  test('can be confirmed once, within a day, and only the last one requested', async () => {
    const [ada, first, second] = [await market.makeCustomer(), newEmail(), newEmail()];
    await change(ada, { email: first });
    const replaced = await linkTo(first);
    await change(ada, { email: second });
    const token = await linkTo(second);

    expect(await confirm(replaced)).toMatchObject({
      status: 422,
      body: { message: 'This link is no longer valid.' },
    });
    await sql`update account_tokens set expires_at = expires_at - interval '1 day'`.execute(
      market.db,
    );
    expect((await confirm(token)).status).toBe(422);
    await sql`update account_tokens set expires_at = expires_at + interval '1 day'`.execute(
      market.db,
    );
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('that another account has is refused, when it is requested and when it is confirmed', async () => {
    const [ada, bob, email] = [
      await market.makeCustomer(),
      await market.makeCustomer(),
      newEmail(),
    ];
    const taken = {
      status: 422,
      body: { errors: { email: ['The email has already been taken.'] } },
    };

    expect(await change(ada, { email: bob.email.toUpperCase() })).toMatchObject(taken);
    await change(ada, { email });
    const token = await linkTo(email);
    await market.makeCustomer({ email });
    expect(await confirm(token)).toMatchObject(taken);
  });

  test('is given up by saving the present one', async () => {
    const [ada, email] = [await market.makeCustomer(), newEmail()];
    await change(ada, { email });
    const token = await linkTo(email);

    const kept = await change(ada, { email: ada.email });

    expect(kept).toMatchObject({ status: 200, body: { email: ada.email } });
    expect(kept.body.pending_email).toBeUndefined();
    expect((await confirm(token)).status).toBe(422);
  });

  test('that equals the old one is refused while none waits', async () => {
    const ada = await market.makeCustomer();

    expect(await change(ada, { email: ada.email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { errors: { email: ['This is your email already.'] } },
    });
  });

  test('still waits after other settings were saved together with the present one', async () => {
    const [ada, email] = [await market.makeCustomer(), newEmail()];
    await change(ada, { email });
    const token = await linkTo(email);

    expect(await change(ada, { email: ada.email, phone: '07700900321' })).toMatchObject({
      status: 200,
      body: { phone: '07700900321', pending_email: email },
    });
    expect((await confirm(token)).status).toBe(200);
  });

  test.each([
    ['', 'E-mail is required'],
    ['ada', 'E-mail must be valid'],
  ])('%j is refused: %s', async (email, message) => {
    const ada = await market.makeCustomer();

    expect((await change(ada, { email })).body.errors).toEqual({ email: [message] });
    expect((await confirm('')).body.errors).toEqual({ token: ['Token is required'] });
  });
});
