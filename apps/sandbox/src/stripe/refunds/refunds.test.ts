import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  paidIntent,
  type SandboxUnderTest,
  startSandboxUnderTest,
} from '../../testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

test('a payment can be refunded in parts, never more than was captured', async () => {
  const { stripe } = sandbox;
  const { id: payment_intent } = await paidIntent(sandbox, 5000);

  const part = await stripe.refunds.create({
    payment_intent,
    amount: 2000,
    reason: 'requested_by_customer',
    metadata: { booking_id: '4' },
    expand: ['balance_transaction', 'charge'],
  });
  expect(part).toMatchObject({
    status: 'succeeded',
    amount: 2000,
    balance_transaction: { amount: -2000, type: 'refund' },
    charge: { amount_refunded: 2000, refunded: false },
  });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ metadata: { booking_id: '4' } });

  await expect(stripe.refunds.create({ payment_intent, amount: 3001 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  const rest = await stripe.refunds.create({ payment_intent });
  expect(rest.amount).toBe(3000);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data.map(({ id }) => id)).toEqual([rest.id, part.id]);
});

test('an unpaid intent cannot be refunded', async () => {
  const open = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' });
  await expect(sandbox.stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({
    statusCode: 400,
    param: 'payment_intent',
  });
});

test('a refund can fail at the bank afterwards; the charge is then not refunded', async () => {
  const { stripe } = sandbox;
  const intent = await paidIntent(sandbox, 5000, '4000000000005126');
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  expect(refund.status).toBe('succeeded');
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  const charge = await stripe.charges.retrieve(intent.latest_charge as string);
  expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
});

test('a disputed charge can no longer be refunded', async () => {
  const { stripe } = sandbox;
  const intent = await paidIntent(sandbox, 5000, '4000000000000259');
  const { data } = await stripe.disputes.list({ payment_intent: intent.id });
  expect(data).toMatchObject([{ amount: 5000, status: 'needs_response', reason: 'fraudulent' }]);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

test('a won dispute returns the money, and the charge can be refunded', async () => {
  const { stripe } = sandbox;
  const { id: payment_intent } = await paidIntent(sandbox, 5_000, '4000000000000259');
  const [opened] = (await stripe.disputes.list({ payment_intent })).data;
  const won = await stripe.disputes.update(opened?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });

  expect(won).toMatchObject({ status: 'won', is_charge_refundable: true });
  expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-5_000, 5_000]);
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 5_000 });
  await expect(stripe.disputes.close(won.id)).rejects.toMatchObject({ statusCode: 400 });
});

test('an accepted dispute is lost', async () => {
  const { stripe } = sandbox;
  const { id: payment_intent } = await paidIntent(sandbox, 5_000, '4000000000000259');
  const [opened] = (await stripe.disputes.list({ payment_intent })).data;

  expect(await stripe.disputes.close(opened?.id ?? '')).toMatchObject({ status: 'lost' });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});
