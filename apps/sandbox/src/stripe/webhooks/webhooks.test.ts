import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  paidIntent,
  type SandboxUnderTest,
  startSandboxUnderTest,
} from '../../testing/sandbox-under-test.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let sandbox: SandboxUnderTest;
let receiver: WebhookReceiver;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  sandbox.sendWebhooksTo(receiver.url);
});
afterEach(async () => {
  await sandbox.control('DELETE', 'switches');
  receiver.stop();
});
afterAll(() => sandbox.stop());

const order = { amount: 5000, currency: 'gbp' };
const turn = (webhooks: object) => sandbox.control('POST', 'switches', { webhooks });

test('every event is delivered with a signature, and can be retrieved', async () => {
  const { stripe } = sandbox;
  const paid = await paidIntent(sandbox);
  const [succeeded] = await receiver.received('payment_intent.succeeded');
  expect(succeeded?.data.object).toMatchObject({ id: paid.id, status: 'succeeded' });
  expect(succeeded?.api_version).toBe('2026-10-28.endive');

  await stripe.refunds.create({ payment_intent: paid.id });
  await receiver.received('charge.refunded');
  await receiver.received('refund.created');

  const open = await stripe.paymentIntents.create(order, { idempotencyKey: 'from-booking-9' });
  await stripe.paymentIntents.cancel(open.id);
  const [canceled] = await receiver.received('payment_intent.canceled');
  expect(await stripe.events.retrieve(canceled!.id)).toMatchObject({ id: canceled?.id });
  const { data } = await stripe.events.list({ type: 'payment_intent.created', limit: 1 });
  expect(data[0]?.request?.idempotency_key).toBe('from-booking-9');
});

test('a decline, a challenge and a dispute send events', async () => {
  const { stripe } = sandbox;
  await expect(
    stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_visa_chargeDeclined',
      confirm: true,
    }),
  ).rejects.toMatchObject({ code: 'card_declined' });
  await receiver.received('payment_intent.payment_failed');
  await stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
  });
  await receiver.received('payment_intent.requires_action');
  await paidIntent(sandbox, 5000, '4000000000000259');
  await receiver.received('charge.dispute.created');
});

test('an event is sent again until it is accepted', async () => {
  receiver.nextStatuses.push(500, 503);
  const intent = await sandbox.stripe.paymentIntents.create(order);
  const attempts = await receiver.received('payment_intent.created', 3);
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  expect(attempts[0]?.data.object).toMatchObject({ id: intent.id });
});

describe('switches', () => {
  test('duplicate', async () => {
    await turn({ copies: 3, match: 'payment_intent.succeeded' });
    await paidIntent(sandbox);
    const copies = await receiver.received('payment_intent.succeeded', 3);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
  });

  test('reorder', async () => {
    await turn({ reorder: 2, match: 'payment_intent.', slow_ms: 1 });
    const { id } = await sandbox.stripe.paymentIntents.create(order);
    await sandbox.stripe.paymentIntents.cancel(id);
    await receiver.received('payment_intent.created');
    await receiver.received('payment_intent.canceled');
    expect(receiver.events.map(({ type }) => type)).toEqual([
      'payment_intent.canceled',
      'payment_intent.created',
    ]);
  });

  test('an incomplete batch is sent after a while', async () => {
    await turn({ reorder: 9, reorder_wait_ms: 20 });
    await sandbox.stripe.paymentIntents.create(order);
    await receiver.received('payment_intent.created');
  });

  test('drop, and redeliver by hand', async () => {
    await turn({ drop: 1, match: 'payment_intent.succeeded' });
    const { id } = await paidIntent(sandbox);
    await receiver.received('charge.succeeded');
    expect(await sandbox.control('GET', 'webhooks')).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ type: 'payment_intent.succeeded', state: 'dropped' }),
      ]),
    });

    await sandbox.control('POST', 'webhooks/redeliver', {});
    const [event] = await receiver.received('payment_intent.succeeded');
    expect(event?.data.object).toMatchObject({ id });
    await sandbox.control('POST', 'webhooks/redeliver', { event: event?.id });
    await receiver.received('payment_intent.succeeded', 2);
  });

  test('an unknown switch is refused by name', async () => {
    expect(await turn({ explode: 1 })).toEqual({
      message: 'There is no switch webhooks.explode.',
    });
  });
});
