import { adminMails, retryMail } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../test/support/make-users.ts';
import { startTestMarket, type TestMarket } from '../../test/support/start-test-market.ts';
import { inTransaction } from '../infrastructure/database/index.ts';
import { queues } from '../infrastructure/jobs/index.ts';
import type { OutgoingMail } from '../infrastructure/mail/index.ts';
import { queueMail } from './queue-mail.ts';
import { requeueStuckMails, sendMail } from './send-mail.ts';

let market: TestMarket;
let as: TestUser;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
  as = await market.makeAdmin();
});
afterAll(() => market.close());

async function queued(): Promise<{ id: number; ada: TestUser }> {
  const ada = await market.makeCustomer();
  await inTransaction(market.db, (trx) =>
    queueMail(trx, market.deps.jobs, { kind: 'registration', toUserId: ada.id }),
  );
  const { id } = await market.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('to_user_id', '=', ada.id)
    .executeTakeFirstOrThrow();

  return { id, ada };
}
const refused = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 450 });
/** A mailer with the given `send`: for example one that refuses, or never finishes. */
const mailer = (send: (mail: OutgoingMail) => Promise<void>) => ({
  ...market.deps,
  mailer: { send, verify: async () => undefined, close: () => {} },
});
const failToSend = (id: number) =>
  sendMail(
    mailer(() => Promise.reject(refused)),
    id,
  );
const list = async (query: { state?: 'failed' | 'sent' | 'waiting'; kind?: string } = {}) =>
  (await market.call(adminMails, { query: { per_page: '50', ...query } }, { as })).body;
const entryOf = async (id: number) => (await list()).mails.find((mail) => mail.id === id);
const retry = (id: number) => market.call(retryMail, { params: { id: String(id) } }, { as });
const tries = (queues['send-mail'].retryLimit ?? 0) + 1;

test('after the last attempt of the queue, a mail has failed and is shown to admins', async () => {
  const { id, ada } = await queued();
  for (let tried = 1; tried < tries; tried += 1) {
    await expect(failToSend(id)).rejects.toThrow('no');
  }
  expect(await entryOf(id)).toMatchObject({ state: 'waiting', attempts: tries - 1 });
  const before = (await list()).failed;

  // Does not throw, so that the queue does not retry it again.
  await failToSend(id);

  expect(await entryOf(id)).toEqual({
    id,
    kind: 'registration',
    state: 'failed',
    to: { user_id: ada.id, name: 'Ada Example' },
    booking_id: null,
    attempts: tries,
    last_error: 'EENVELOPE 450',
    created_at: expect.any(String),
    sent_at: null,
  });
  expect((await list()).failed).toBe(before + 1);
  expect((await list({ state: 'failed' })).mails.map((mail) => mail.id)).toContain(id);
  await sendMail(market.deps, id);
  await requeueStuckMails(market.deps);
  expect(await market.mailsTo(ada.email)).toEqual([]);
});

test('an admin can retry a failed mail, and that is recorded in the audit log', async () => {
  const { id, ada } = await queued();
  await sql`update mail_outbox set failed_at = now(), attempts = ${tries} where id = ${id}`.execute(
    market.db,
  );

  expect(await retry(id)).toMatchObject({
    status: 200,
    body: { message: 'The mail will be tried again' },
  });
  expect(await retry(id)).toMatchObject({
    status: 409,
    body: { message: 'This mail has not failed' },
  });
  await sendMail(market.deps, id);
  expect((await market.mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
    'Welcome to Freely',
  ]);
  expect(await entryOf(id)).toMatchObject({ state: 'sent', sent_at: expect.any(String) });
  const recorded = await market.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', `mail:${id}`)
    .execute();
  expect(recorded).toEqual([{ actor_id: as.id, action: 'mail.retry' }]);
});

test('a mail whose worker was killed is sent by the next one, with the same message ID', async () => {
  const { id, ada } = await queued();
  const ids: string[] = [];
  const remember = (mail: OutgoingMail) => {
    ids.push(mail.messageId);
    return market.deps.mailer.send(mail);
  };
  // Killed while sending: the mail neither failed nor was sent.
  const killed = sendMail(
    mailer((mail) => {
      ids.push(mail.messageId);
      return new Promise(() => {});
    }),
    id,
  );
  void killed;
  await market.eventually(async () => ids.length === 1);
  await sendMail(mailer(remember), id);
  expect(ids).toHaveLength(1);
  await sql`update mail_outbox set claimed_until = now() - interval '3 minutes'
    where id = ${id}`.execute(market.db);

  await requeueStuckMails(market.deps);
  const { rows } = await sql<{ n: number }>`select count(*) as n from jobs.job
    where name = 'send-mail' and (data->>'mailId')::bigint = ${id}`.execute(market.db);
  await sendMail(mailer(remember), id);
  await sendMail(mailer(remember), id);

  // The job that was queued with the mail, and the one of the sweep.
  expect(rows[0]?.n).toBe(2);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await market.mailsTo(ada.email)).toHaveLength(1);
});

test('the log is filtered by kind and state, paginated, and without the content of mails', async () => {
  await queued();
  const mails = await list({ kind: 'registration', state: 'waiting' });

  expect(mails.total).toBeGreaterThan(0);
  const unknown = await market.call(adminMails, { query: { kind: 'surprise' } }, { as });
  expect([unknown.status, unknown.body.errors]).toEqual([422, { kind: ['This is not valid'] }]);
  const { body } = await market.call(adminMails, { query: { page: '99' } }, { as });
  expect(body).toMatchObject({ mails: [], total: expect.any(Number) });
  expect(JSON.stringify(mails)).not.toMatch(/@|Welcome/);
});
