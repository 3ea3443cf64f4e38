import type { BankDetails } from '@freely/api-client/contract';
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { bankDetailsContext, decrypt } from '../../infrastructure/encryption/index.ts';
import { findOp, type Operation, type ProviderOp } from '../outbox/index.ts';
import { recordRefusedDetails, settleAccount, settleNewAccount } from './connect-account.ts';
import { findBankDetails } from './payout-accounts.repository.ts';

const practitionerOf = ({ request }: ProviderOp) => Number(request.practitionerId);

/** The request holds no bank details, so that every retry sends the same request. */
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
    // Allows for a minute of clock skew.
    const since = Math.floor(created_at.getTime() / 1000) - 60;
    const made = stripe.accounts.list({ created: { gte: since }, limit: 100 });
    for await (const account of made) if (account.metadata?.operation_key === key) return account;

    return null;
  },
  settle: settleNewAccount,
  refused: (deps, op, { code }) =>
    recordRefusedDetails(deps, { practitionerId: practitionerOf(op), version: null }, code),
};

/** The bank details are decrypted for the call only: no row and no log ever holds them. */
const updateAccount: Operation<Stripe.Account> = {
  isSecret: true,
  send: async (deps, op) => {
    const accountId = String(op.request.accountId);
    const details = await decryptBankDetails(deps, practitionerOf(op));
    // The practitioner has left: what is owed goes to the bank details that the provider already
    // has.
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
      // Sending the same details twice does no harm; replaying the response of an older attempt
      // would.
      { idempotencyKey: `${op.key}:${op.attempts}` },
    );
  },
  lookUp: async () => null,
  // Read again: the details may have been sealed anew since it was claimed.
  settle: async (deps, account, { key, request }) => {
    const now = (await findOp(deps.db, key))?.request ?? request;
    await settleAccount(deps, account, String(now.version));
  },
  refused: (deps, op, { code }) =>
    recordRefusedDetails(
      deps,
      { practitionerId: practitionerOf(op), version: String(op.request.version) },
      code,
    ),
};

async function decryptBankDetails({ db, config }: Deps, id: number): Promise<BankDetails | null> {
  const found = await findBankDetails(db, id);
  if (!found) return null;

  return JSON.parse(decrypt(config.dataKeys, bankDetailsContext(id), found.sealed)) as BankDetails;
}

export const accountOperations = { create_account: createAccount, update_account: updateAccount };
