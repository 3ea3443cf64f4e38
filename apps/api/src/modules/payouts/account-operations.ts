import type { BankDetails } from '@freely/api-client/contract';
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { unseal } from '../../secrets/seal.ts';
import type { Operation, ProviderOp } from '../provider/index.ts';
import { recordRefusedDetails, settleAccount, settleNewAccount } from './connect-account.ts';
import { findBankDetails } from './payout-accounts.repository.ts';

const practitionerOf = ({ request }: ProviderOp) => Number(request.practitionerId);

/** Without any detail in it, so that asking again is asking for the very same. */
const createAccount: Operation<Stripe.Account> = {
  send: ({ stripe }, op) =>
    stripe.accounts.create(
      {
        type: 'custom',
        country: 'GB',
        default_currency: 'gbp',
        business_type: 'individual',
        capabilities: { transfers: { requested: true } },
        metadata: { practitioner_id: String(practitionerOf(op)), operation_key: op.key },
      },
      { idempotencyKey: op.key },
    ),
  lookUp: async ({ stripe }, { key, created_at }) => {
    // A minute for clocks that differ.
    const since = Math.floor(created_at.getTime() / 1000) - 60;
    const made = stripe.accounts.list({ created: { gte: since }, limit: 100 });
    for await (const account of made) if (account.metadata?.operation_key === key) return account;

    return null;
  },
  settle: settleNewAccount,
  refused: (deps, op, { code }) =>
    recordRefusedDetails(deps, { practitionerId: practitionerOf(op), version: null }, code),
};

/** The bank details are opened for the call only: no row and no log ever holds them. */
const updateAccount: Operation<Stripe.Account> = {
  isSecret: true,
  send: async (deps, op) => {
    const accountId = String(op.request.accountId);
    const details = await openDetails(deps, practitionerOf(op));
    // Their owner has left: what is owed goes where the provider was told before.
    if (!details) return deps.stripe.accounts.retrieve(accountId);

    return deps.stripe.accounts.update(
      accountId,
      {
        external_account: {
          object: 'bank_account',
          country: 'GB',
          currency: 'gbp',
          account_holder_type: 'individual',
          routing_number: details.sort_code,
          account_number: details.account_number,
        },
      },
      // Saying the same twice does no harm; a key that met an older word would.
      { idempotencyKey: `${op.key}:${op.attempts}` },
    );
  },
  lookUp: async () => null,
  settle: (deps, account, { request }) => settleAccount(deps, account, String(request.version)),
  refused: (deps, op, { code }) =>
    recordRefusedDetails(
      deps,
      { practitionerId: practitionerOf(op), version: String(op.request.version) },
      code,
    ),
};

async function openDetails({ db, config }: Deps, id: number): Promise<BankDetails | null> {
  const found = await findBankDetails(db, id);
  if (!found) return null;

  return JSON.parse(unseal(config.dataKey, `bank-details:${id}`, found.sealed)) as BankDetails;
}

export const accountOperations = { create_account: createAccount, update_account: updateAccount };
