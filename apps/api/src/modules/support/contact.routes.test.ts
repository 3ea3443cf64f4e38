import {
  type ContactMessage,
  deleteAccount,
  ownData,
  sendContactMessage,
} from '@freely/api-client/contract';
import { brand } from '@freely/domain/brand';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { TestUser } from '../../testing/make-users.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { startTestMarket, type TestMarket } from '../../testing/start-test-market.ts';
import { type Mailer, sendMail } from '../notifications/index.ts';

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
/** Sends what waits; answers the head of the last mail as it goes over the wire. */
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
  let head = '';
  const mailer: Mailer = {
    ...market.deps.mailer,
    send: async (mail) => {
      const { message: raw } = await wire.sendMail({ ...mail, from: 'us@freely.example' });
      head = String(raw).split('\r\n\r\n')[0] ?? '';
      await market.deps.mailer.send(mail);
    },
  };
  for (const { id } of waiting) await sendMail({ ...market.deps, mailer }, id);

  return head.replace(/\r\n[ \t]+/g, ' ');
}

test('a message is kept, and reaches the operator, who can reply', async () => {
  const answer = await send();
  const head = await sendAll();

  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Your request has been successfully sent.' },
  });
  const mail = (await market.mailsTo(brand.supportEmail)).at(-1)!;
  expect(mail.subject).toMatch(/^Message \d+: A lost ring$/);
  expect(mail.text).toContain('I left a ring behind.\n\nWho can help?');
  expect(mail.text).toContain('because it was written in the contact form');
  expect(head).toMatch(/^Reply-To: Bea Writer <bea@people\.example>$/m);
  // Nobody can have us write to a stranger.
  expect(await market.mailsTo(message.email)).toEqual([]);
});

test.each<[object, string, string]>([
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ email: '' }, 'email', 'E-mail is required'],
  [{ email: 'nobody' }, 'email', 'E-mail must be valid'],
  [{ subject: ' ' }, 'subject', 'Subject is required'],
  [{ message: undefined }, 'message', 'Message is required'],
  [{ message: 'x'.repeat(5001) }, 'message', 'Please keep to 5000 characters'],
])('%j is refused by its field', async (change, field, words) => {
  const { status, body } = await send(change);

  expect([status, body.errors]).toEqual([422, { [field]: [words] }]);
});

test.each([
  { subject: 'Hello\r\nBcc: everybody@people.example' },
  { name: 'Bea\nTo: everybody@people.example' },
  { email: 'bea@people.example\r\nBcc: everybody@people.example' },
])('no header is smuggled in: %j', async (change) => {
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

test('people take what they wrote with them, and it goes with their account', async () => {
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

test('nobody floods the operator: neither by one network nor by one address', async () => {
  const defaults = market.deps.config.limits;
  const api = await startTestApi({
    limits: { ...defaults, failuresPerAccount: 2, registrationsPerAddress: 3 },
  });
  const from = (network: string, email: string) =>
    api.call(sendContactMessage, { body: { ...message, email } }, { from: network });
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
