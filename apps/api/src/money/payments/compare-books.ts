// Compares the provider's balance transactions with our ledger, movement by movement.
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { ledgerProviderMovements } from '../ledger/index.ts';
import { settleTransferAndReversals } from '../payouts/index.ts';
import { type Difference, saveDifferences } from './book-differences.repository.ts';
import { forEachThenThrow } from './for-each-then-throw.ts';
import { settleChargebacksOf, settleRefundsOf } from './provider-events.ts';
import { type ProviderMovement, providerMovements } from './provider-movements.ts';
import { settleIntent } from './settle-payment.ts';

const lookBackSeconds = 3 * 24 * 3600;

/**
 * Settles what the provider moved and our ledger does not have. What differs even then is stored in
 * `book_differences`, for a person to look at.
 * @param settleSeconds younger movements are skipped: they may still be on their way to us
 * @param since null: the last three days
 */
export async function compareBooks(
  deps: Deps,
  settleSeconds = 60,
  since: Date | null = null,
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const first = since ? Math.floor(since.getTime() / 1000) : now - lookBackSeconds;
  const period = { gte: first, lt: now - settleSeconds };
  const theirs = await providerMovements(deps, period);
  const missed = await findDifferences(deps.db, theirs);
  try {
    await forEachThenThrow(missed, (movement) => settle(deps, movement));
  } finally {
    // Above all what cannot be settled: a person has to look at it.
    await saveDifferences(
      deps.db,
      theirs,
      missed.length === 0 ? missed : await findDifferences(deps.db, theirs),
    );
  }
}

async function findDifferences(db: Db, theirs: readonly ProviderMovement[]): Promise<Difference[]> {
  // A charge is found by the intent of its payment in our ledger.
  const ours = await ledgerProviderMovements(
    db,
    theirs.map(({ id, parentId, kind }) => ({ id, intentId: kind === 'charge' ? parentId : null })),
  );

  return theirs
    .map((movement) => ({ ...movement, ours: ours.get(movement.id) ?? 0 }))
    .filter((movement) => movement.ours !== movement.amount);
}

async function settle(deps: Deps, { kind, id, parentId }: ProviderMovement): Promise<void> {
  if (kind === 'charge') {
    await settleIntent(deps, await deps.stripe.paymentIntents.retrieve(parentId));
  }
  if (kind === 'refund') await settleRefundsOf(deps, parentId);
  if (kind === 'dispute') await settleChargebacksOf(deps, parentId);
  if (kind === 'transfer') await settleTransferAndReversals(deps, id);
  if (kind === 'transfer_reversal') await settleTransferAndReversals(deps, parentId);
}
