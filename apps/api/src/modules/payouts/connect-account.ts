// From bank details to an account at the provider that can be paid (D22, D41).
import type Stripe from 'stripe';
import { inTransaction, lockPractitioner, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { queueMail } from '../notifications/index.ts';
import { intend } from '../provider/index.ts';
import {
  accountsToCheck,
  beginAccount,
  changeAccount,
  findAccount,
  findBankDetails,
  practitionerOfAccount,
  practitionersWithoutAccount,
} from './payout-accounts.repository.ts';
import { payoutKeys } from './payout-keys.ts';
import { hurryPayouts } from './payouts.repository.ts';

/**
 * Sends new bank details to the provider, with the change that they came with. Under the
 * practitioner's lock. What is intended names the practitioner, and no detail.
 */
export async function connectAccount(trx: Trx, jobs: Jobs, practitionerId: number): Promise<void> {
  const account = await beginAccount(trx, practitionerId);
  if (account.account_id !== null)
    return sendDetails(trx, jobs, practitionerId, account.account_id);

  const key = payoutKeys.account(practitionerId, account.created_at);
  const request = { practitionerId };
  await intend(trx, { key, kind: 'create_account', bookingId: null, request });
  await jobs.enqueue(trx, 'provider-op', { key });
}

async function sendDetails(
  trx: Trx,
  jobs: Jobs,
  practitionerId: number,
  accountId: string,
): Promise<void> {
  const details = await findBankDetails(trx, practitionerId);
  if (!details) return;
  const key = payoutKeys.bankDetails(practitionerId, details.version);
  const request = { practitionerId, accountId, version: details.version };
  await intend(trx, { key, kind: 'update_account', bookingId: null, request });
  await jobs.enqueue(trx, 'provider-op', { key });
}

/** The provider has made the account: now it gets its bank details. */
export async function settleNewAccount(
  { db, jobs }: Deps,
  { id, metadata }: Stripe.Account,
): Promise<void> {
  const practitionerId = Number(metadata?.practitioner_id);
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const held = await findAccount(trx, practitionerId);
    if (!held || held.account_id !== null) return;
    await changeAccount(trx, practitionerId, { account_id: id });
    await sendDetails(trx, jobs, practitionerId, id);
  });
}

/**
 * Takes over whether the provider lets an account be paid; with `version`, which bank details it
 * has now. Any number of times, in any order.
 */
export async function settleAccount(
  { db }: Pick<Deps, 'db'>,
  account: Stripe.Account,
  version?: string,
): Promise<void> {
  const practitionerId = await practitionerOfAccount(db, account.id);
  if (practitionerId === null) return;

  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const held = await findAccount(trx, practitionerId);
    const details = await findBankDetails(trx, practitionerId);
    const known = version ?? held?.details_version ?? null;
    // Newer ones are on their way, or were refused: until they are there nobody is paid.
    const isCurrent = details === null || details.version === known;
    if (!held || known === null || !isCurrent) return;
    if (held.status === 'refused' && version === undefined) return;

    const isReady = account.capabilities?.transfers === 'active';
    await changeAccount(trx, practitionerId, {
      details_version: known,
      status: isReady ? 'ready' : 'checking',
      problem: isReady ? null : (account.requirements?.disabled_reason ?? 'in_review'),
    });
    if (isReady && held.status !== 'ready') await hurryPayouts(trx, practitionerId);
  });
}

/** The provider will not take these bank details: their owner has to give others. */
export async function recordRefusedDetails(
  { db, jobs }: Deps,
  { practitionerId, version }: { practitionerId: number; version: string | null },
  problem: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const details = await findBankDetails(trx, practitionerId);
    if (version !== null && details?.version !== version) return;
    await changeAccount(trx, practitionerId, { status: 'refused', problem });
    await queueMail(trx, jobs, {
      kind: 'bank_details_refused',
      toUserId: practitionerId,
      reason: `details-${details?.version}`,
    });
  });
}

/** Bank details that never led anywhere, and accounts that the provider was still looking at. */
export async function checkAccounts(deps: Deps): Promise<void> {
  const { db, jobs, stripe } = deps;
  for (const id of await practitionersWithoutAccount(db)) {
    await inTransaction(db, async (trx) => {
      await lockPractitioner(trx, id);
      await connectAccount(trx, jobs, id);
    });
  }
  for (const id of await accountsToCheck(db)) {
    await settleAccount(deps, await stripe.accounts.retrieve(id));
  }
}
