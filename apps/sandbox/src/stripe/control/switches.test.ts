import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  paidIntent,
  type SandboxUnderTest,
  startSandboxUnderTest,
} from '../../testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterEach(() => sandbox.control('DELETE', 'switches'));
afterAll(() => sandbox.stop());

const order = { amount: 5000, currency: 'gbp' };
const turn = (api: object) => sandbox.control('POST', 'switches', { api });
const allIntents = async () => (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data;

test('a call fails as often as configured, without any effect', async () => {
  const before = await allIntents();
  await turn({ fail: { count: 2, status: 503, match: 'POST /v1/payment_intents' } });
  for (const _ of [1, 2]) {
    await expect(sandbox.stripe.paymentIntents.create(order)).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 503,
    });
  }
  expect(await allIntents()).toEqual(before);
  expect(await sandbox.stripe.paymentIntents.create(order)).toMatchObject({ amount: 5000 });
});

test('a call can fail with a rate limit error', async () => {
  await turn({ fail: { status: 429 } });
  await expect(sandbox.stripe.balance.retrieve()).rejects.toMatchObject({
    type: 'StripeRateLimitError',
  });
});

test('cut after: the refund is made, and a retry with the same key returns it', async () => {
  const { stripe } = sandbox;
  const { id: payment_intent } = await paidIntent(sandbox);
  await turn({ cut: { when: 'after', match: 'POST /v1/refunds' } });
  const refund = () =>
    stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-of-booking-1' });

  await expect(refund()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data).toHaveLength(1);
  expect(await refund()).toMatchObject({ id: data[0]?.id });
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test('cut before: the call has no effect', async () => {
  const before = await allIntents();
  // The package retries a call once by itself when the connection closes without a response.
  await turn({ cut: { count: 2, when: 'before' } });
  await expect(sandbox.stripe.paymentIntents.create(order)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  expect(await allIntents()).toEqual(before);
});
