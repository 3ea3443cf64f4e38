// The provider's own books beside ours, movement by movement.
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { movedAtProvider } from '../ledger/index.ts';
import { settleTransferAndReversals } from '../payouts/index.ts';
import { settleChargebacksOf, settleRefundsOf } from './provider-events.ts';
import { type ProviderMovement, providerMovements } from './provider-movements.ts';
import { settleIntent } from './settle-payment.ts';

const lookBackSeconds = 3 * 24 * 3600;

/**
 * Takes over what the provider moved and we did not write down. What differs even then is kept in
 * `book_differences`, for a person.
 * @param settleSeconds what is younger may still be on its way to us
 */
export async function compareBooks(deps: Deps, settleSeconds = 60): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const period = { gte: now - lookBackSeconds, lt: now - settleSeconds };
  const theirs = await providerMovements(deps, period);
  const missed = await differing(deps.db, theirs);
  for (const movement of missed) await takeOver(deps, movement);

  await record(deps.db, theirs, missed.length === 0 ? missed : await differing(deps.db, theirs));
}

type Difference = ProviderMovement & { ours: number };

async function differing(db: Db, theirs: readonly ProviderMovement[]): Promise<Difference[]> {
  // A charge goes by its payment in our books.
  const ours = await movedAtProvider(
    db,
    theirs.map(({ id, of, kind }) => ({ id, intentId: kind === 'charge' ? of : null })),
  );

  return theirs
    .map((movement) => ({ ...movement, ours: ours.get(movement.id) ?? 0 }))
    .filter((movement) => movement.ours !== movement.amount);
}

async function takeOver(deps: Deps, { kind, id, of }: ProviderMovement): Promise<void> {
  if (kind === 'charge') await settleIntent(deps, await deps.stripe.paymentIntents.retrieve(of));
  if (kind === 'refund') await settleRefundsOf(deps, of);
  if (kind === 'dispute') await settleChargebacksOf(deps, of);
  if (kind === 'transfer') await settleTransferAndReversals(deps, id);
  if (kind === 'transfer_reversal') await settleTransferAndReversals(deps, of);
}

async function record(
  db: Db,
  compared: readonly ProviderMovement[],
  differences: readonly Difference[],
): Promise<void> {
  const wrong = new Set(differences.map(({ id }) => id));
  const right = compared.map(({ id }) => id).filter((id) => !wrong.has(id));
  if (right.length > 0) {
    await db
      .updateTable('book_differences')
      .set({ gone_at: sql<Date>`clock_timestamp()` })
      .where('object_id', 'in', right)
      .where('gone_at', 'is', null)
      .execute();
  }
  for (const { id, kind, amount: theirs, ours } of differences) {
    await db
      .insertInto('book_differences')
      .values({ object_id: id, kind, theirs, ours })
      .onConflict((conflict) =>
        conflict.column('object_id').doUpdateSet({ theirs, ours, gone_at: null }),
      )
      .execute();
  }
}
