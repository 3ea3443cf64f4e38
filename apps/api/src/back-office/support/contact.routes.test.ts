import {
  type ContactMessage,
  deleteAccount,
  ownData,
  sendContactMessage,
} from '@freely/api-client/contract';
import { brandOf } from '@freely/domain/brand';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi } from '../../../test/support/start-test-api.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import type { Mailer } from '../../infrastructure/mail/index.ts';
import { sendMail } from '../../notifications/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

const message = {
  name: 'Bea Writer',
  email: 'bea@people.example',
  subject: 'A lost ring',
  message: 'I left a ring behind.\n\nWho can help?',
};
const send = (change: object = {}) =>
  market.call(sendContactMessage, { body: { ...message, ...change } as ContactMessage });
/** Sends the waiting mails, and returns the raw headers of the last one. */
async function sendAll(): Promise<string> {
  const waiting = await market.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', 'contact_message')
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .orderBy('id')
    .execute();
  const wire = createTransport({ streamTransport: true, buffer: true });
  let headers = '';
  const mailer: Mailer = {
    ...market.deps.mailer,
    send: async (mail) => {
      const { message: raw } = await wire.sendMail(mail);
      headers = String(raw).split('\r\n\r\n')[0] ?? '';
      await market.deps.mailer.send(mail);
    },
  };
  for (const { id } of waiting) await sendMail({ ...market.deps, mailer }, id);

  return headers.replace(/\r\n[ \t]+/g, ' ');
}

test('a message is stored and mailed to the operator, who can reply', async () => {
  const response = await send();
  const headers = await sendAll();

  expect(response).toMatchObject({
    status: 200,
    body: { message: 'Your request has been successfully sent.' },
  });
  const mail = (await market.mailsTo(brandOf().supportEmail)).at(-1)!;
  expect(mail.subject).toMatch(/^Message \d+: A lost ring$/);
  expect(mail.text).toContain('I left a ring behind.\n\nWho can help?');
  expect(mail.text).toContain('because somebody sent this message through the contact form');
  expect(headers).toMatch(/^Reply-To: Bea Writer <bea@people\.example>$/m);
  // The form cannot be used to send mail to a third person.
  expect(await market.mailsTo(message.email)).toEqual([]);
});

test('brand, support address and sender are those that the market settings say', async () => {
  const { brand_name, support_email, sender_email } = await market.db
    .selectFrom('settings')
    .select(['brand_name', 'support_email', 'sender_email'])
    .executeTakeFirstOrThrow();
  const changed = {
    brand_name: 'Kind',
    support_email: 'help@kind.example',
    sender_email: 'post@kind.example',
  };
  await market.db.updateTable('settings').set(changed).execute();
  await send();
  const headers = await sendAll();
  await market.db
    .updateTable('settings')
    .set({ brand_name, support_email, sender_email })
    .execute();

  expect(headers).toMatch(/^From: Kind <post@kind\.example>$/m);
  const mail = (await market.mailsTo('help@kind.example')).at(-1)!;
  expect(mail.text).toContain('Questions? help@kind.example');
  expect(`${mail.text}${mail.html}`).not.toMatch(/Freely|support@freely/);
});

test.each<[object, string, string]>([
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ email: '' }, 'email', 'E-mail is required'],
  [{ email: 'nobody' }, 'email', 'E-mail must be valid'],
  [{ subject: ' ' }, 'subject', 'Subject is required'],
  [{ message: undefined }, 'message', 'Message is required'],
  [{ message: 'x'.repeat(5001) }, 'message', 'Please keep to 5000 characters'],
])('%j is refused with an error on its field', async (change, field, message) => {
  const { status, body } = await send(change);

  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

test.each([
  { subject: 'Hello\r\nBcc: everybody@people.example' },
  { name: 'Bea\nTo: everybody@people.example' },
  { email: 'bea@people.example\r\nBcc: everybody@people.example' },
])('headers cannot be injected: %j', async (change) => {
  expect((await send(change)).status).toBe(422);
  await sendAll();

  expect(await market.mailsTo('everybody@people.example')).toEqual([]);
});

test('quotes and brackets in a name stay part of the name', async () => {
  await send({ name: 'Bea" <evil@people.example>, "x' });

  const replyTo = /^Reply-To: (.*)$/m.exec(await sendAll())?.[1];
  expect(replyTo).toBe('"Bea\\" <evil@people.example>, \\"x" <bea@people.example>');
  expect(await market.mailsTo('evil@people.example')).toEqual([]);
});

test('messages are part of the user’s data export, and deleted with the account', async () => {
  const ada: TestUser = await market.makeCustomer();
  await send({ email: ada.email.toUpperCase() });

  const { body } = await market.call(ownData, {}, { as: ada });
  expect(body.messages).toEqual([
    {
      name: message.name,
      subject: message.subject,
      message: message.message,
      created_at: expect.any(String),
    },
  ]);
  await market.call(deleteAccount, {}, { as: ada });
  const left = await market.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', ada.email)
    .execute();
  expect(left).toEqual([]);
});

test('messages are limited for each network and each email address', async () => {
  const defaults = market.deps.config.limits;
  const api = await startTestApi({
    limits: { ...defaults, failuresPerAccount: 2, registrationsPerIp: 3 },
  });
  const from = (network: string, email: string) =>
    api.call(sendContactMessage, { body: { ...message, email } }, { ip: network });
  try {
    expect((await from('192.0.2.1', 'a@people.example')).status).toBe(200);
    expect((await from('192.0.2.2', 'a@people.example')).status).toBe(200);
    expect((await from('192.0.2.3', 'A@people.example')).status).toBe(429);
    for (const name of ['b', 'c', 'd']) await from('192.0.2.9', `${name}@people.example`);
    const refused = await from('192.0.2.9', 'e@people.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await api.close();
  }
});
