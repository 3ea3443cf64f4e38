import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  paidIntent,
  paymentMethodOf,
  publishableKey,
  type SandboxUnderTest,
  startSandboxUnderTest,
} from '../../testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const order = {
  amount: 6250,
  currency: 'gbp',
  allowed_payment_method_types: ['card' as const],
  metadata: { booking_id: '17' },
};

test('an intent can be created, retrieved, updated and listed', async () => {
  const { stripe } = sandbox;
  const created = await stripe.paymentIntents.create(order);
  expect(created).toMatchObject({
    object: 'payment_intent',
    amount: 6250,
    status: 'requires_payment_method',
    payment_method_types: ['card'],
    metadata: { booking_id: '17' },
    livemode: false,
  });
  expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`));

  const changed = await stripe.paymentIntents.update(created.id, {
    amount: 7000,
    metadata: { booking_id: '', town: 'Leeds' },
  });
  expect(changed).toMatchObject({ amount: 7000, metadata: { town: 'Leeds' } });
  expect(changed.metadata).not.toHaveProperty('booking_id');
  expect(await stripe.paymentIntents.retrieve(created.id)).toEqual(changed);

  const page = await stripe.paymentIntents.list({ limit: 1 });
  expect(page.data).toEqual([changed]);
});

test('a card payment creates a charge, a balance transaction and a fee', async () => {
  const intent = await paidIntent(sandbox, 10_000);
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 10_000 });

  const { latest_charge } = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge.balance_transaction'],
  });
  expect(latest_charge).toMatchObject({
    object: 'charge',
    paid: true,
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    balance_transaction: { amount: 10_000, fee: 170, net: 9830, type: 'charge' },
  });
});

describe('a declined card', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s is a 402 %s, %s', async (number, code, decline_code) => {
    const intent = await sandbox.stripe.paymentIntents.create(order);
    const { id: payment_method } = await paymentMethodOf(sandbox, number);

    await expect(
      sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method }),
    ).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code,
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });

    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code },
      latest_charge: { status: 'failed', paid: false },
    });
  });

  test('leaves the intent open for another card', async () => {
    const { stripe } = sandbox;
    const intent = await stripe.paymentIntents.create(order);
    const declined = { payment_method: 'pm_card_visa_chargeDeclined' };
    await expect(stripe.paymentIntents.confirm(intent.id, declined)).rejects.toThrow('declined');
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_amex' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });
});

test.each([
  ['card[number]', '4242424242424241', 'incorrect_number'],
  ['card[exp_year]', '20', 'invalid_expiry_year'],
  ['card[exp_month]', '13', 'invalid_expiry_month'],
  ['card[cvc]', '12', 'invalid_cvc'],
])('an invalid %s is refused', async (name, value, code) => {
  const { error } = await paymentMethodOf(sandbox, '4242424242424242', { [name]: value });
  expect(error?.code).toBe(code);
});

describe('3-D Secure', () => {
  async function answerChallenge(outcome: string, number = '4000000000003220') {
    const intent = await sandbox.stripe.paymentIntents.create(order);
    const { id: payment_method } = await paymentMethodOf(sandbox, number);
    const pending = await sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method,
      return_url: 'https://freely.example/payment?from=bank',
    });
    expect(pending).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url' },
    });
    const challenge = new URL(pending.next_action!.redirect_to_url!.url!);
    expect(await (await fetch(challenge)).text()).toContain('£62.50');

    challenge.searchParams.set('outcome', outcome);
    const response = await fetch(`${sandbox.stripeUrl}/v3/challenge`, {
      method: 'POST',
      body: challenge.searchParams,
      redirect: 'manual',
    });
    const returnUrl = new URL(response.headers.get('location')!);
    return { returnUrl, intent: await sandbox.stripe.paymentIntents.retrieve(intent.id) };
  }

  test('completed: the payment succeeds and the customer returns', async () => {
    const { returnUrl, intent } = await answerChallenge('complete');
    expect(intent.status).toBe('succeeded');
    expect(returnUrl.searchParams.get('from')).toBe('bank');
    expect(returnUrl.searchParams.get('redirect_status')).toBe('succeeded');
  });

  test('failed: the intent needs another card', async () => {
    const { returnUrl, intent } = await answerChallenge('fail');
    expect(returnUrl.searchParams.get('redirect_status')).toBe('failed');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test('completed, but then declined', async () => {
    const { intent } = await answerChallenge('complete', '4000008400001629');
    expect(intent.last_payment_error).toMatchObject({ decline_code: 'generic_decline' });
  });

  test('the client secret is required to open the challenge', async () => {
    const page = await fetch(`${sandbox.stripeUrl}/v3/challenge.html?payment_intent=pi_1`);
    expect(page.status).toBe(404);
  });
});

test('an open intent can be cancelled; a paid or cancelled one cannot', async () => {
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create(order);
  const canceled = await stripe.paymentIntents.cancel(intent.id, {
    cancellation_reason: 'abandoned',
  });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });

  const unexpected = {
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
  };
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject(unexpected);
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject(unexpected);

  const paid = await paidIntent(sandbox);
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    ...unexpected,
    payment_intent: { status: 'succeeded' },
  });
});

test('an amount can be authorised first and captured later', async () => {
  const { stripe } = sandbox;
  const authorised = await stripe.paymentIntents.create({
    ...order,
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  expect(authorised).toMatchObject({ status: 'requires_capture', amount_received: 0 });
  const captured = await stripe.paymentIntents.capture(authorised.id, { amount_to_capture: 5000 });
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 5000 });
});

describe('a browser', () => {
  const call = (path: string, form: Record<string, string>, method = 'POST') => {
    const values = new URLSearchParams({ key: publishableKey, ...form });
    const url = `${sandbox.stripeUrl}/v1/${path}`;
    return method === 'GET' ? fetch(`${url}?${values}`) : fetch(url, { method, body: values });
  };

  test('can read part of an intent and confirm it with its client secret', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(order);
    const client_secret = intent.client_secret!;
    const read = await call(`payment_intents/${intent.id}`, { client_secret }, 'GET');
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    const seen = (await read.json()) as object;
    expect(seen).toMatchObject({ id: intent.id, amount: 6250 });
    expect(seen).not.toHaveProperty('metadata');
    expect(seen).not.toHaveProperty('latest_charge');

    const paid = await call(`payment_intents/${intent.id}/confirm`, {
      client_secret,
      payment_method: 'pm_card_visa',
    });
    expect(await paid.json()).toMatchObject({ status: 'succeeded' });
  });

  test('is refused without the correct client secret', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(order);
    const response = await call(`payment_intents/${intent.id}/confirm`, {
      client_secret: `${intent.id}_secret_guessed`,
      payment_method: 'pm_card_visa',
    });
    expect(response.status).toBe(400);
  });

  test.each(['payment_intents', 'refunds', 'transfers'])('may not create %s', async (path) => {
    const response = await call(path, { amount: '5000', currency: 'gbp' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'secret_key_required' } });
  });

  test('gets a response to a CORS preflight request', async () => {
    const preflight = await fetch(`${sandbox.stripeUrl}/v1/payment_methods`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  });
});
