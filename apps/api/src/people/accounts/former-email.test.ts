// Who gets an email that an account has left, and which links and addresses end with the password (D71).
import { createHash } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { emailChangeRequested } from '../events/index.ts';
import { lockUser } from './accounts.repository.ts';
import { disableAdmin } from './admins.ts';
import { requestOwnEmailConfirmation } from './email-change.ts';
import { endEmailChanges } from './end-access-of-others.ts';

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

/** How an owner shuts everybody else out. */
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
    'logging out one other browser',
    async (owner) => {
      const { email, password } = owner;
      await market.call(contract.login, { body: { email, password } });
      const { body } = await market.call(contract.ownSessions, {}, { as: owner });
      const id = body.find((session) => !session.is_current)?.id ?? '';

      return market.call(contract.endOwnSession, { params: { id } }, { as: owner });
    },
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

describe('a change of the email that is not confirmed yet', () => {
  test.each(ways)('is ended by %s', async (_, act) => {
    const ada = await market.makeCustomer();
    const thief = `pending-${ada.id}@freely.example`;
    await changeEmail(ada, thief);
    const token = await lastLink(thief, 'confirm-email');

    expect((await act(ada)).status).toBe(200);
    expect((await market.call(contract.confirmEmail, { body: { token } })).status).toBe(422);
  });
});

describe('the secret URL of the calendar, which may have been read,', () => {
  const createUrl = async (as: TestUser) =>
    (await market.call(contract.addCalendarFeed, { body: { own: true } }, { as })).body.address ??
    '';
  const statusAt = async (url: string) =>
    (await market.app.inject({ url: new URL(url).pathname })).statusCode;
  const mailsAbout = async ({ id }: TestUser) =>
    (
      await market.db
        .selectFrom('mail_outbox')
        .select('kind')
        .where('to_user_id', '=', id)
        .where('kind', '=', 'calendar_url_ended')
        .execute()
    ).length;

  test.each(ways)('is ended by %s, and the owner is told', async (_, act) => {
    const grace = await market.makePractitioner();
    const url = await createUrl(grace);
    expect(await statusAt(url)).toBe(200);

    expect((await act(grace)).status).toBe(200);
    expect(await statusAt(url)).toBe(404);
    expect(await mailsAbout(grace)).toBe(1);
  });

  test('is ended by the operator who disables its owner as an admin', async () => {
    const grace = await market.makePractitioner();
    const url = await createUrl(grace);
    await market.db.insertInto('user_roles').values({ user_id: grace.id, role: 'admin' }).execute();

    await disableAdmin(market.deps, { email: grace.email, reason: 'the laptop was stolen' });

    expect(await statusAt(url)).toBe(404);
  });

  test('is ended by taking back a change of the email', async () => {
    const grace = await market.makePractitioner();
    const url = await createUrl(grace);
    await changeEmail(grace, `thief-${grace.id}@freely.example`);
    const token = await lastLink(grace.email, 'keep-email');

    expect((await market.call(contract.undoEmail, { body: { token } })).status).toBe(200);
    expect(await statusAt(url)).toBe(404);
  });

  test('is not made by a session that ends meanwhile', async () => {
    const grace = await market.makePractitioner();
    const hash = createHash('sha256').update(grace.token).digest();
    let creating: ReturnType<typeof createUrl> | undefined;
    await market.db.transaction().execute(async (trx) => {
      await sql`delete from sessions where token_hash = ${hash}`.execute(trx);
      creating = createUrl(grace);
      await market.eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%for key share%'`.execute(market.db);
        return rows.length > 0;
      });
    });

    expect(await creating).toBe('');
    const { rows } = await sql`
      select from calendar_addresses where practitioner_id = ${grace.id}`.execute(market.db);
    expect(rows).toEqual([]);
  });
});

test('of changes that are asked for at once, one link works: the last', async () => {
  const ada = await market.makeCustomer();
  const emails = [...Array(10).keys()].map(
    (number) => `at-once-${number}-${ada.id}@freely.example`,
  );
  await Promise.all(emails.map((email) => changeEmail(ada, email)));
  await market.eventually(async () => {
    const { rows } = await sql`select from mail_outbox where to_user_id = ${ada.id}
      and kind = 'confirm_email' and sent_at is null and dropped_at is null`.execute(market.db);
    return rows.length === 0;
  });

  const { rows } = await sql`select from account_tokens
    where user_id = ${ada.id} and kind = 'confirm_email' and used_at is null`.execute(market.db);
  expect(rows).toHaveLength(1);
});

test('a link that is being mailed while its change ends is not sent, and works nowhere', async () => {
  const ada = await market.makeCustomer();
  const email = `in-flight-${ada.id}@freely.example`;
  const { db, events } = market.deps;
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, ada.id);
    await db
      .transaction()
      .execute((other) => events.publish(other, emailChangeRequested, { userId: ada.id, email }));
    await market.eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and query ilike '%into "account_tokens"%'`.execute(db);
      return rows.length > 0;
    });
    await endEmailChanges(trx, events, ada.id);
  });

  await market.eventually(async () => {
    const { rows } = await sql`select from jobs.job join mail_outbox mail
      on (job.data ->> 'mailId')::bigint = mail.id
      where job.name = 'send-mail' and job.state = 'completed' and mail.to_user_id = ${ada.id}`.execute(
      db,
    );
    return rows.length > 0;
  });
  const { rows } = await sql`select from account_tokens where user_id = ${ada.id}`.execute(db);
  expect([rows, await market.mailsTo(email)]).toEqual([[], []]);
});

describe('a mail that failed, and is tried again,', () => {
  /** Queues the mail that the event makes, as if all attempts to send it had failed. */
  async function failed(publish: (trx: Trx) => Promise<void>, userId: number): Promise<number> {
    return market.db.transaction().execute(async (trx) => {
      await publish(trx);
      const { rows } = await sql<{ id: number }>`update mail_outbox
        set failed_at = clock_timestamp(), attempts = 16
        where to_user_id = ${userId} and to_address is not null and sent_at is null
        returning id`.execute(trx);

      return rows[0]!.id;
    });
  }
  const retry = async (id: number) => {
    const as = await market.makeAdmin();

    return (await market.call(contract.retryMail, { params: { id: String(id) } }, { as })).status;
  };
  const isDropped = async (id: number) => {
    const { rows } = await sql<{ is_dropped: boolean }>`
      select dropped_at is not null as is_dropped from mail_outbox where id = ${id}`.execute(
      market.db,
    );

    return rows[0]?.is_dropped;
  };

  test('brings no change of the email back that has ended', async () => {
    const ada = await market.makeCustomer();
    const email = `failed-${ada.id}@freely.example`;
    const id = await failed(
      (trx) => market.deps.events.publish(trx, emailChangeRequested, { userId: ada.id, email }),
      ada.id,
    );
    await market.call(contract.endOtherSessions, {}, { as: ada });

    expect([await retry(id), await isDropped(id)]).toEqual([409, true]);
  });

  test('does not give the account to the email that it has left', async () => {
    const ada = await market.makeCustomer();
    await sql`update users set email_confirmed_at = null where id = ${ada.id}`.execute(market.db);
    const id = await failed(
      (trx) => requestOwnEmailConfirmation(trx, market.deps.events, ada.id),
      ada.id,
    );
    const next = `right-${ada.id}@freely.example`;
    await changeEmail(ada, next);
    const confirm = await lastLink(next, 'confirm-email');
    await market.call(contract.confirmEmail, { body: { token: confirm } });

    expect([await retry(id), await isDropped(id)]).toEqual([409, true]);
  });

  test('still confirms the email that the account has', async () => {
    const ada = await market.makeCustomer();
    await sql`update users set email_confirmed_at = null where id = ${ada.id}`.execute(market.db);
    const id = await failed(
      (trx) => requestOwnEmailConfirmation(trx, market.deps.events, ada.id),
      ada.id,
    );
    await market.call(contract.endOtherSessions, {}, { as: ada });

    expect([await retry(id), await isDropped(id)]).toEqual([200, false]);
    const token = await lastLink(ada.email, 'confirm-email');
    expect((await market.call(contract.confirmEmail, { body: { token } })).status).toBe(200);
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
