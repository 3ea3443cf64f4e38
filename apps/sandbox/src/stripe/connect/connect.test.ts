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

const account = {
  type: 'express' as const,
  country: 'GB',
  capabilities: { transfers: { requested: true } },
};

/** Completes the onboarding page like a practitioner. */
async function onboard(id: string): Promise<Response> {
  const { url } = await sandbox.stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    return_url: 'https://freely.example/back',
    refresh_url: 'https://freely.example/again',
  });
  expect(await (await fetch(url)).text()).toContain(id);
  return fetch(url, { method: 'POST', redirect: 'manual' });
}

test('an account accepts transfers once it is onboarded', async () => {
  const { stripe } = sandbox;
  const { id: destination } = await stripe.accounts.create(account);
  expect(await stripe.accounts.retrieve(destination)).toMatchObject({
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
  });
  const transfer = { amount: 4000, currency: 'gbp', destination };
  await expect(stripe.transfers.create(transfer)).rejects.toMatchObject({
    code: 'insufficient_capabilities_for_transfer',
  });

  const redirect = await onboard(destination);
  expect(redirect.headers.get('location')).toBe('https://freely.example/back');
  expect(await stripe.accounts.retrieve(destination)).toMatchObject({ payouts_enabled: true });
  expect(await stripe.transfers.create(transfer)).toMatchObject({ amount: 4000, destination });
});

test('an account that is created with bank details needs no onboarding page', async () => {
  const { id } = await sandbox.stripe.accounts.create({
    ...account,
    type: 'custom',
    external_account: {
      object: 'bank_account',
      country: 'GB',
      currency: 'gbp',
      account_number: '00012345',
      routing_number: '108800',
    },
  });
  const found = await sandbox.stripe.accounts.retrieve(id);
  expect(found.capabilities?.transfers).toBe('active');
  expect(JSON.stringify(found)).not.toContain('00012345');
});

test('a transfer belongs to a charge, can be reversed in parts, and is listed', async () => {
  const { stripe } = sandbox;
  const { id: destination } = await stripe.accounts.create(account);
  await onboard(destination);
  const { latest_charge } = await paidIntent(sandbox, 10_000);
  const source_transaction = latest_charge as string;
  const share = { amount: 8000, currency: 'gbp', destination, source_transaction };

  const { id } = await stripe.transfers.create({ ...share, transfer_group: 'booking-4' });
  await expect(stripe.transfers.create({ ...share, amount: 2001 })).rejects.toMatchObject({
    statusCode: 400,
  });

  const reversal = await stripe.transfers.createReversal(id, { amount: 3000 });
  expect(reversal).toMatchObject({ amount: 3000, transfer: id });
  expect(await stripe.transfers.retrieve(id)).toMatchObject({
    amount_reversed: 3000,
    reversed: false,
    reversals: { data: [{ id: reversal.id }] },
  });
  await expect(stripe.transfers.createReversal(id, { amount: 5001 })).rejects.toMatchObject({
    param: 'amount',
  });
  await stripe.transfers.createReversal(id);
  expect(await stripe.transfers.retrieve(id)).toMatchObject({ reversed: true });
  expect((await stripe.transfers.listReversals(id)).data).toHaveLength(2);
  const { data } = await stripe.transfers.list({ transfer_group: 'booking-4' });
  expect(data.map((transfer) => transfer.id)).toEqual([id]);
});

test('the balance can be enforced', async () => {
  const { stripe } = sandbox;
  const { id: destination } = await stripe.accounts.create(account);
  await onboard(destination);
  await sandbox.control('POST', 'switches', { enforce_balance: true });
  await expect(
    stripe.transfers.create({ amount: 90_000_000, currency: 'gbp', destination }),
  ).rejects.toMatchObject({ code: 'balance_insufficient' });
  await sandbox.control('DELETE', 'switches');
});

test('the books add up all movements of money', async () => {
  const own = await startSandboxUnderTest();
  const { stripe } = own;
  const { id: destination } = await stripe.accounts.create({
    ...account,
    external_account: 'btok_gb',
  });
  const paid = await paidIntent(own, 10_000);
  await paidIntent(own, 4000);
  await stripe.refunds.create({ payment_intent: paid.id, amount: 1500 });
  await stripe.transfers.create({
    amount: 8000,
    currency: 'gbp',
    destination,
    source_transaction: paid.latest_charge as string,
  });

  const books = await own.control('GET', 'books');
  expect(books).toMatchObject({ captured: 14_000, refunded: 1500, transferred: 8000, fees: 250 });
  expect(books).toMatchObject({
    balance: 14_000 - 1500 - 8000 - 250,
    payment_intents: [{ captured: 4000 }, { captured: 10_000, refunded: 1500, transferred: 8000 }],
  });
  const balance = await stripe.balance.retrieve();
  expect(balance.available[0]?.amount).toBe(4250);
  const movements = await stripe.balanceTransactions.list({ type: 'refund' });
  expect(movements.data.map(({ amount }) => amount)).toEqual([-1500]);
  await own.stop();
});

test('bank details that no bank has are refused with the code of their field', async () => {
  const { id } = await sandbox.stripe.accounts.create({ ...account, type: 'custom' });
  const give = (routing_number: string, account_number: string) =>
    sandbox.stripe.accounts.update(id, {
      external_account: {
        object: 'bank_account',
        country: 'GB',
        currency: 'gbp',
        routing_number,
        account_number,
      },
    });

  await expect(give('000000', '00012345')).rejects.toMatchObject({
    code: 'routing_number_invalid',
  });
  await expect(give('108800', '123')).rejects.toMatchObject({ code: 'account_number_invalid' });
  expect((await give('108800', '00012345')).external_accounts?.data).toMatchObject([
    { last4: '2345' },
  ]);
});
