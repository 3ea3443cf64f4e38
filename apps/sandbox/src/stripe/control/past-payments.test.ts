import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SandboxUnderTest, startSandboxUnderTest } from '../../testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const add = (body: object) => sandbox.control('POST', 'payments', body);

test('a past payment can be read and refunded, and sends no events', async () => {
  const { stripe } = sandbox;
  const payments = [{ id: 'pi_before_1', amount: 4_200, metadata: { booking_id: '40001' } }];
  expect(await add({ payments })).toEqual({ added: 1 });
  expect(await add({ payments })).toEqual({ added: 0 });

  expect(await stripe.paymentIntents.retrieve('pi_before_1')).toMatchObject({
    status: 'succeeded',
    amount_received: 4_200,
    metadata: { booking_id: '40001' },
  });
  expect((await stripe.events.list()).data).toEqual([]);
  const refund = await stripe.refunds.create({ payment_intent: 'pi_before_1', amount: 4_200 });
  expect(refund.status).toBe('succeeded');
  expect(await sandbox.control('GET', 'books')).toMatchObject({ captured: 4_200, refunded: 4_200 });
});

test.each([
  {},
  { payments: [null] },
  { payments: [{ id: 'x', amount: 1 }] },
  { payments: [{ id: 'pi_x', amount: 0.5 }] },
])('%j is invalid', async (body) => {
  expect(await add(body)).toEqual({ message: expect.any(String) });
});
