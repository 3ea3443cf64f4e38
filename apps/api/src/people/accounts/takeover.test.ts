// What somebody with a stolen session cannot do, and how the owner gets the account back (D71).
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

/** As if the password had been given six minutes ago. */
const grow = ({ id }: TestUser, minutes = 6) =>
  sql`update sessions set authenticated_at = clock_timestamp() - make_interval(mins => ${minutes})
    where user_id = ${id}`.execute(market.db);

const bankDetails = { sort_code: '20-00-00', account_number: '55779911' };
const changeEmail = (as: TestUser, email: string) =>
  market.call(contract.changeUserSettings, { body: { email } }, { as });
const reauthenticate = (as: TestUser, password: string) =>
  market.call(contract.reauthenticate, { body: { password } }, { as });

const lastLink = (email: string, path: string) =>
  market.eventually(async () => {
    const mails = await market.mailsTo(email);
    const links = mails.map(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1]);

    return links.filter((link) => link !== undefined).at(-1);
  });

describe('five minutes after the password was given', () => {
  test.each([
    ['the email', (as: TestUser) => changeEmail(as, 'thief@freely.example')],
    [
      'bank details',
      (as: TestUser) =>
        market.call(
          contract.changePractitionerProfile,
          { body: { bank_details: bankDetails } },
          { as },
        ),
    ],
    ['the account', (as: TestUser) => market.call(contract.deleteAccount, {}, { as })],
    [
      'the practitioner account',
      (as: TestUser) => market.call(contract.deletePractitionerAccount, {}, { as }),
    ],
    ['the download of all data', (as: TestUser) => market.call(contract.ownData, {}, { as })],
    [
      'tax details',
      (as: TestUser) => market.call(contract.giveTaxDetails, { body: taxDetails }, { as }),
    ],
    ['given tax details', (as: TestUser) => market.call(contract.givenTaxDetails, {}, { as })],
    ['copies of tax reports', (as: TestUser) => market.call(contract.ownTaxReports, {}, { as })],
  ])('%s cannot be changed or read without it, and can be with it', async (_, attempt) => {
    const grace = await market.makePractitioner();
    await market.call(contract.giveTaxDetails, { body: taxDetails }, { as: grace });
    await grow(grace);
    const { body: due } = await market.call(contract.ownTaxDetails, {}, { as: grace });
    expect(due).toEqual({ standing: 'given', withheld_from: null, details: null });

    const refused = await attempt(grace);
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);

    const wrong = await reauthenticate(grace, 'a-wrong-guess');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    expect((await attempt(grace)).status).toBe(403);

    expect((await reauthenticate(grace, grace.password)).status).toBe(200);
    expect((await attempt(grace)).status).toBe(200);
  });

  test('no paper is read without it, such as a passport', async () => {
    const grace = await market.makePractitioner();
    const read = async () =>
      (await market.call(contract.ownPaperFile, { params: { id: '1' } }, { as: grace })).status;
    await grow(grace);
    expect(await read()).toBe(403);

    await reauthenticate(grace, grace.password);
    // There is none.
    expect(await read()).toBe(404);
  });

  test('everything else goes on', async () => {
    const ada = await market.makeCustomer();
    await grow(ada, 600);
    const body = { first_name: 'Adah' };

    expect((await market.call(contract.changeUserSettings, { body }, { as: ada })).status).toBe(
      200,
    );
  });

  test('the password counts for the session in which it was given only', async () => {
    const ada = await market.makeCustomer();
    const { body } = await market.call(contract.login, {
      body: { email: ada.email, password: ada.password },
    });
    await grow(ada);
    await reauthenticate(ada, ada.password);

    const other = { ...ada, token: body.access_token };
    expect((await changeEmail(other, 'elsewhere@freely.example')).status).toBe(403);
    expect((await changeEmail(ada, 'here@freely.example')).status).toBe(200);
  });
});

describe('the old email', () => {
  test('is told when the change is asked for, and takes it back', async () => {
    const ada = await market.makeCustomer();
    const thief = `thief-${ada.id}@freely.example`;
    await changeEmail(ada, thief);
    const undo = await lastLink(ada.email, 'keep-email');
    const confirm = await lastLink(thief, 'confirm-email');
    await market.call(contract.confirmEmail, { body: { token: confirm } });
    // The thief moves on, so that their first address can undo the second change.
    await changeEmail(ada, `second-${thief}`);
    const undoOfThief = await lastLink(thief, 'keep-email');

    const undone = await market.call(contract.undoEmail, { body: { token: undo } });
    expect(undone.status).toBe(200);
    expect(undone.body.message).toContain(ada.email);
    expect(undone.body.user_id).toBe(ada.id);

    expect((await market.call(contract.currentUser, {}, { as: ada })).status).toBe(401);
    // Who changed the email knows the password.
    const logIn = (password: string) =>
      market.call(contract.login, { body: { email: ada.email, password } });
    expect((await logIn(ada.password)).status).toBe(401);
    const reset = await lastLink(ada.email, 'reset-password');
    const mails = await market.mailsTo(ada.email);
    const { text } = mails.find((mail) => mail.text.includes(reset))!;
    expect(text).toContain('nobody can log in with it any more');
    expect(text).not.toContain('your password stays the same');
    const password = 'known-to-the-owner-alone';
    await market.call(contract.resetPassword, {
      body: { email: ada.email, token: reset, password, password_confirmation: password },
    });
    expect((await logIn(password)).body.email).toBe(ada.email);
    const again = [undo, undoOfThief, await lastLink(`second-${thief}`, 'confirm-email')];
    expect((await market.call(contract.undoEmail, { body: { token: again[0]! } })).status).toBe(
      422,
    );
    expect((await market.call(contract.undoEmail, { body: { token: again[1]! } })).status).toBe(
      422,
    );
    expect((await market.call(contract.confirmEmail, { body: { token: again[2]! } })).status).toBe(
      422,
    );
  });

  test('still can when the thief used the link of a later change first', async () => {
    const ada = await market.makeCustomer();
    const thief = `early-${ada.id}@freely.example`;
    await changeEmail(ada, thief);
    const undo = await lastLink(ada.email, 'keep-email');
    const confirm = await lastLink(thief, 'confirm-email');
    await market.call(contract.confirmEmail, { body: { token: confirm } });
    await changeEmail(ada, `second-${thief}`);
    const undoOfThief = await lastLink(thief, 'keep-email');
    await market.call(contract.undoEmail, { body: { token: undoOfThief } });

    expect((await market.call(contract.undoEmail, { body: { token: undo } })).status).toBe(200);
    const { rows } = await sql<{ email: string }>`
      select email from users where id = ${ada.id}`.execute(market.db);
    expect(rows[0]?.email).toBe(ada.email);
  });

  test('has seven days', async () => {
    const ada = await market.makeCustomer();
    await changeEmail(ada, `late-${ada.id}@freely.example`);
    const token = await lastLink(ada.email, 'keep-email');
    await sql`update account_tokens set expires_at = expires_at - interval '7 days'
      where user_id = ${ada.id} and kind = 'undo_email'`.execute(market.db);

    expect((await market.call(contract.undoEmail, { body: { token } })).status).toBe(422);
  });
});

describe('new bank details', () => {
  const save = (as: TestUser, details = bankDetails) =>
    market.call(contract.changePractitionerProfile, { body: { bank_details: details } }, { as });
  const waitOf = async ({ id }: TestUser) => {
    const { rows } = await sql<{ hours: number | null }>`
      select round(extract(epoch from payable_from - now()) / 3600)::int as hours
      from bank_details where practitioner_id = ${id}`.execute(market.db);

    return rows[0]?.hours;
  };

  const subjectsTo = (grace: TestUser, amount: number) =>
    market.eventually(async () => {
      const found = await market.mailsTo(grace.email);
      return found.length >= amount && found.map(({ subject }) => subject).sort();
    });

  test('are paid to after 48 hours, and mailed about; the first ones of a new practitioner do not wait', async () => {
    const grace = await market.makePractitioner();
    await save(grace);
    expect(await waitOf(grace)).toBeNull();
    await save(grace);
    expect(await waitOf(grace)).toBeNull();

    await save(grace, { ...bankDetails, account_number: '12345678' });
    expect(await waitOf(grace)).toBe(48);
    expect(await subjectsTo(grace, 2)).toEqual([
      'Bank details were added at Freely',
      'Your bank details at Freely were changed',
    ]);
    const { body } = await market.call(contract.practitionerProfile, {}, { as: grace });
    const from = new Date(body.bank_details?.payable_from ?? 0).getTime();
    expect((from - Date.now()) / 3_600_000).toBeCloseTo(48, 1);
  });

  test('wait, too, when they are the first and money was earned before', async () => {
    const { grace } = await confirmedBooking(market);
    await save(grace);

    expect(await waitOf(grace)).toBe(48);
  });
});
