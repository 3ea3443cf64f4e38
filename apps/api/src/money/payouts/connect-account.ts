// Turns bank details into an account at the provider that can be paid (D22, D41).
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { bankDetailsRefused } from '../events/index.ts';
import { enqueue } from '../outbox/index.ts';
import {
  accountsToCheck,
  changeAccount,
  findAccount,
  findBankDetails,
  practitionerOfAccount,
  practitionersWithoutAccount,
  requestAccount,
} from './payout-accounts.repository.ts';
import { payoutKeys } from './payout-keys.ts';
import { checkPayoutsNow } from './payouts.repository.ts';

/**
 * Enqueues sending new bank details to the provider, in the transaction that saves them and under
 * the practitioner's lock. The outbox entry names the practitioner, and no detail.
 */
export async function connectAccount(trx: Trx, jobs: Jobs, practitionerId: number): Promise<void> {
  const account = await requestAccount(trx, practitionerId);
  if (account.account_id !== null)
    return sendDetails(trx, jobs, practitionerId, account.account_id);

  const key = payoutKeys.account(practitionerId, account.created_at);
  const request = { practitionerId };
  await enqueue(trx, { key, kind: 'create_account', bookingId: null, request });
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
  await enqueue(trx, { key, kind: 'update_account', bookingId: null, request });
  await jobs.enqueue(trx, 'provider-op', { key });
}

/** The provider has created the account: now it gets the bank details. */
export async function settleNewAccount(
  { db, jobs }: Deps,
  { id, metadata }: Stripe.Account,
): Promise<void> {
  const practitionerId = Number(metadata?.practitioner_id);
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const account = await findAccount(trx, practitionerId);
    if (!account || account.account_id !== null) return;
    await changeAccount(trx, practitionerId, { account_id: id });
    await sendDetails(trx, jobs, practitionerId, id);
  });
}

/**
 * Records whether the provider lets an account be paid and, with `version`, which bank details it
 * has now. Idempotent, and in any order.
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
    const known = await findAccount(trx, practitionerId);
    const details = await findBankDetails(trx, practitionerId);
    const knownVersion = version ?? known?.details_version ?? null;
    // Newer details are on their way or were refused: nothing is paid out until they are accepted.
    const isCurrent = details === null || details.version === knownVersion;
    if (!known || knownVersion === null || !isCurrent) return;
    if (known.status === 'refused' && version === undefined) return;

    const isReady = account.capabilities?.transfers === 'active';
    await changeAccount(trx, practitionerId, {
      details_version: knownVersion,
      status: isReady ? 'ready' : 'checking',
      problem: isReady ? null : (account.requirements?.disabled_reason ?? 'in_review'),
    });
    if (isReady && known.status !== 'ready') await checkPayoutsNow(trx, practitionerId);
  });
}

/** The provider refused these bank details: their owner has to enter others. */
export async function recordRefusedDetails(
  { db, events }: Deps,
  { practitionerId, version }: { practitionerId: number; version: string | null },
  problem: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const details = await findBankDetails(trx, practitionerId);
    if (version !== null && details?.version !== version) return;
    await changeAccount(trx, practitionerId, { status: 'refused', problem });
    await events.publish(trx, bankDetailsRefused, { practitionerId, version: details?.version });
  });
}

/**
 * Retries bank details that were never sent, and checks accounts that the provider was still
 * reviewing.
 */
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
