import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type SandboxUnderTest,
  secretKey,
  startSandboxUnderTest,
  stripeAt,
} from '../../testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ secretKey });
});
afterAll(() => sandbox.stop());

const order = { amount: 5000, currency: 'gbp' };

describe('keys', () => {
  test('an unknown key is refused, and the response does not contain it', async () => {
    const otherAccount = stripeAt(sandbox.stripeUrl, 'sk_test_0123456789abcdef');
    const refusal = otherAccount.paymentIntents.create(order);
    await expect(refusal).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    await expect(refusal).rejects.not.toThrow('0123456789');
  });

  test('a missing key is refused; basic and bearer authentication are accepted', async () => {
    const url = `${sandbox.stripeUrl}/v1/balance`;
    expect((await fetch(url)).status).toBe(401);
    const authorization = `Basic ${btoa(`${secretKey}:`)}`;
    expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
  });
});

describe('parameters', () => {
  const create = (values: object) =>
    sandbox.stripe.paymentIntents.create({ ...order, ...values } as typeof order);

  test.each([
    [{ amount: undefined }, 'parameter_missing', 'amount'],
    [{ amount: 12.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 29 }, 'amount_too_small', 'amount'],
    [{ currency: '' }, 'parameter_invalid_empty', 'currency'],
    [{ payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
    [{ capture_method: 'later' }, 'parameter_unknown', 'capture_method'],
  ])('%j is %s', async (values, code, param) => {
    await expect(create(values)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });

  test('an unknown id is a 404 resource_missing, an unknown path a 404', async () => {
    const { stripe } = sandbox;
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/nothing).',
    });
  });

  test('metadata keys may have the names of object properties', async () => {
    const metadata = { constructor: 'a', toString: 'b', ['__proto__']: 'c' };
    const { id } = await sandbox.stripe.paymentIntents.create({ ...order, metadata });
    const read = await sandbox.stripe.paymentIntents.retrieve(id);
    expect(read.metadata).toMatchObject({ constructor: 'a', toString: 'b' });
  });
});

test('responses have the request id and the API version', async () => {
  const { lastResponse } = await sandbox.stripe.paymentIntents.create(order);
  expect(lastResponse.requestId).toMatch(/^req_/);
  expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
});

describe('lists', () => {
  test('are paged in both directions, newest first', async () => {
    const { paymentIntents } = sandbox.stripe;
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.unshift((await paymentIntents.create({ ...order, amount: 5000 + index })).id);
    }
    const first = await paymentIntents.list({ limit: 2 });
    expect(first.has_more).toBe(true);
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const second = await paymentIntents.list({ limit: 2, starting_after: made[1]! });
    expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
    const previous = await paymentIntents.list({ limit: 2, ending_before: made[2]! });
    expect(previous.data.map(({ id }) => id)).toEqual(made.slice(0, 2));

    const all: string[] = [];
    for await (const { id } of paymentIntents.list({ limit: 2 })) all.push(id);
    expect(all.slice(0, 5)).toEqual(made);
    expect(new Set(all).size).toBe(all.length);
  });

  test('can be filtered by time, and rows can be expanded', async () => {
    const { stripe } = sandbox;
    await stripe.paymentIntents.create({ ...order, payment_method: 'pm_card_visa', confirm: true });
    const future = await stripe.paymentIntents.list({ created: { gt: 4_000_000_000 } });
    expect(future.data).toEqual([]);
    const rows = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] });
    expect(rows.data[0]?.latest_charge).toMatchObject({ object: 'charge' });
  });

  test('a property that is not an id cannot be expanded', async () => {
    const { id } = await sandbox.stripe.paymentIntents.create(order);
    await expect(
      sandbox.stripe.paymentIntents.retrieve(id, { expand: ['amount'] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });
});

describe('an idempotency key', () => {
  const create = (amount: number, idempotencyKey: string) =>
    sandbox.stripe.paymentIntents.create({ ...order, amount }, { idempotencyKey });

  test('returns the same response again, and executes the call once', async () => {
    const first = await create(6000, 'once');
    const again = await create(6000, 'once');
    expect(again).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'idempotency-key': 'once',
      'original-request': first.lastResponse.requestId,
    });
  });

  test('with other parameters is refused', async () => {
    await create(6000, 'twice');
    await expect(create(6001, 'twice')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('stores the response of a decline, but not of an invalid call', async () => {
    const { stripe } = sandbox;
    const intent = await stripe.paymentIntents.create(order);
    const declined = { payment_method: 'pm_card_visa_chargeDeclined' };
    const options = { idempotencyKey: 'declined' };
    for (const _ of [1, 2]) {
      await expect(
        stripe.paymentIntents.confirm(intent.id, declined, options),
      ).rejects.toMatchObject({ code: 'card_declined' });
    }
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);

    await expect(create(1, 'mistake')).rejects.toMatchObject({ code: 'amount_too_small' });
    expect(await create(6000, 'mistake')).toMatchObject({ amount: 6000 });
  });

  test('that is still in use is a 409', async () => {
    await sandbox.control('POST', 'switches', { api: { slow: { ms: 300 } } });
    const outcomes = await Promise.allSettled([create(6000, 'busy'), create(6000, 'busy')]);
    await sandbox.control('DELETE', 'switches');
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  });
});
