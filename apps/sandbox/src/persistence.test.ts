import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { paidIntent, startSandboxUnderTest } from './testing/sandbox-under-test.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test('intents, balance, idempotency keys and mails survive a restart', async () => {
  const before = await startSandboxUnderTest({ dataFolder });
  const paid = await paidIntent(before);
  const keyed = { idempotencyKey: 'booking-1' };
  const order = { amount: 4000, currency: 'gbp' };
  const first = await before.stripe.paymentIntents.create(order, keyed);
  const books = await before.control('GET', 'books');
  await createTransport(before.smtpUrl).sendMail({
    from: 'hello@freely.example',
    to: 'ada@example.com',
    subject: 'Kept',
    text: 'Still here',
  });
  await before.stop();

  const after = await startSandboxUnderTest({ dataFolder });
  expect(await after.stripe.paymentIntents.retrieve(paid.id)).toEqual(paid);
  expect(await after.control('GET', 'books')).toEqual(books);
  expect(await after.stripe.paymentIntents.create(order, keyed)).toEqual(first);
  const mails = await (await fetch(`${after.inboxUrl}/api/messages`)).json();
  expect(mails).toMatchObject([{ subject: 'Kept', to: 'ada@example.com' }]);
  await after.stop();
});

test('a webhook that was not accepted is sent again after a restart', async () => {
  const unreachableUrl = 'http://127.0.0.1:9/webhook';
  const before = await startSandboxUnderTest({ dataFolder, webhookUrl: unreachableUrl });
  const { id } = await before.stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' });
  await before.stop();

  const receiver = await startWebhookReceiver();
  const after = await startSandboxUnderTest({ dataFolder, webhookUrl: receiver.url });
  const [event] = await receiver.received('payment_intent.created');
  expect(event?.data.object).toMatchObject({ id });
  await after.stop();
  receiver.stop();
});

test('a line that a kill left incomplete is ignored', async () => {
  const before = await startSandboxUnderTest({ dataFolder });
  const paid = await paidIntent(before);
  await before.stop();
  appendFileSync(join(dataFolder, 'stripe.log'), '[{"kind":"payment_intent","id":"pi_half');

  for (const _ of [1, 2]) {
    const after = await startSandboxUnderTest({ dataFolder });
    const { data } = await after.stripe.paymentIntents.list();
    expect(data.map(({ id }) => id)).toEqual([paid.id]);
    await after.stop();
  }
});
