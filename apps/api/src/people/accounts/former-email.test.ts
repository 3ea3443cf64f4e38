// Who gets an email that an account has left, and which links end with the password (D71).
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const changeEmail = (as: TestUser, email: string) =>
  market.call(contract.changeUserSettings, { body: { email } }, { as });

const taken = { email: ['The email has already been taken.'] };
const registrationOf = (email: string) => ({
  user_role: 'customer' as const,
  first_name: 'Eve',
  email,
  phone: '07700900123',
  password: 'a-stranger-to-all-2026',
  password_confirmation: 'a-stranger-to-all-2026',
});

const lastLink = (email: string, path: string) =>
  market.eventually(async () => {
    const mails = await market.mailsTo(email);
    const links = mails.map(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1]);

    return links.filter((link) => link !== undefined).at(-1);
  });

describe('the former email', () => {
  test('is kept for the owner as long as they may take it back', async () => {
    const ada = await market.makeCustomer();
    const eve = await market.makeCustomer();
    const thief = `kept-${ada.id}@freely.example`;
    await changeEmail(ada, thief);
    const undo = await lastLink(ada.email, 'keep-email');
    const confirm = await lastLink(thief, 'confirm-email');
    await market.call(contract.confirmEmail, { body: { token: confirm } });

    const registered = await market.call(contract.register, { body: registrationOf(ada.email) });
    expect([registered.status, registered.body.errors]).toEqual([422, taken]);
    const changed = await changeEmail(eve, ada.email);
    expect([changed.status, changed.body.errors]).toEqual([422, taken]);
    expect((await market.call(contract.undoEmail, { body: { token: undo } })).status).toBe(200);
  });

  test('is free again once its account is deleted', async () => {
    const ada = await market.makeCustomer();
    const next = `gone-${ada.id}@freely.example`;
    await changeEmail(ada, next);
    await lastLink(ada.email, 'keep-email');
    const confirm = await lastLink(next, 'confirm-email');
    await market.call(contract.confirmEmail, { body: { token: confirm } });
    expect((await market.call(contract.deleteAccount, {}, { as: ada })).status).toBe(200);

    const { status } = await market.call(contract.register, { body: registrationOf(ada.email) });
    expect(status).toBe(201);
  });
});

describe('a change of the email that is not confirmed yet', () => {
  const ways: [string, (owner: TestUser) => Promise<{ status: number }>][] = [
    [
      'a changed password',
      async (owner) =>
        market.call(
          contract.changeUserSettings,
          {
            body: {
              old_password: owner.password,
              password: 'a-better-one-2026',
              password_confirmation: 'a-better-one-2026',
            },
          },
          { as: owner },
        ),
    ],
    [
      'a reset password',
      async ({ email }) => {
        await market.call(contract.sendResetPasswordEmail, { body: { email } });
        const token = await lastLink(email, 'reset-password');
        const password = 'a-better-one-2026';

        return market.call(contract.resetPassword, {
          body: { email, token, password, password_confirmation: password },
        });
      },
    ],
    [
      'logging out everywhere else',
      (owner) => market.call(contract.endOtherSessions, {}, { as: owner }),
    ],
    [
      'a second factor that is turned on',
      async (owner) => {
        const { body } = await market.call(contract.setUpSecondFactor, {}, { as: owner });
        const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();

        return market.call(contract.confirmSecondFactor, { body: { code } }, { as: owner });
      },
    ],
  ];

  test.each(ways)('is ended by %s', async (_, act) => {
    const ada = await market.makeCustomer();
    const thief = `pending-${ada.id}@freely.example`;
    await changeEmail(ada, thief);
    const token = await lastLink(thief, 'confirm-email');

    expect((await act(ada)).status).toBe(200);
    expect((await market.call(contract.confirmEmail, { body: { token } })).status).toBe(422);
  });
});

test('an email is kept also from a change that was asked for before it had an owner', async () => {
  const [ada, eve] = [await market.makeCustomer(), await market.makeCustomer()];
  const [kept, next] = [`both-${ada.id}@freely.example`, `next-${ada.id}@freely.example`];
  await changeEmail(eve, kept);
  const late = await lastLink(kept, 'confirm-email');
  await sql`update users set email = ${kept} where id = ${ada.id}`.execute(market.db);
  await changeEmail(ada, next);
  await lastLink(kept, 'keep-email');
  const confirm = await lastLink(next, 'confirm-email');
  await market.call(contract.confirmEmail, { body: { token: confirm } });

  const { status, body } = await market.call(contract.confirmEmail, { body: { token: late } });
  expect([status, body.errors]).toEqual([422, taken]);
});

test('a link goes to the email as the account has it, not as somebody typed it', async () => {
  const ada = await market.makeCustomer();
  const email = ada.email.toUpperCase();
  await market.call(contract.sendResetPasswordEmail, { body: { email } });

  await lastLink(ada.email, 'reset-password');
  const { rows } = await sql<{ to: string }>`
    select distinct email::text as to from account_tokens where user_id = ${ada.id}`.execute(
    market.db,
  );
  expect(rows).toEqual([{ to: ada.email }]);
});
