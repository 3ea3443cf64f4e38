import { poundsOf } from '@freely/domain/money';
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { findDifference, type OpenDifference, saveClosed } from './book-differences.repository.ts';
import { knownParentIds } from './provider-movements.repository.ts';

/** What an admin decided about a movement. */
interface Decision {
  objectId: string;
  choice: 'refund' | 'explain';
  /** Pounds, as the admin saw them. */
  seen: { theirs: number; ours: number };
  reason: string;
}

/**
 * Closes a movement that the ledger cannot explain. A refund is sent before anything is stored: after a
 * crash between the two the movement is still open, and its second refund is the first one.
 *
 * @throws {AppError} 404 for an unknown movement; 409 when it is closed, explained or changed since, or
 *   cannot be refunded from here
 */
export async function closeDifference(
  { db, stripe }: Pick<Deps, 'db' | 'stripe'>,
  decision: Decision,
  admin: Actor,
): Promise<void> {
  const { objectId, choice, seen, reason } = decision;
  const found = await findDifference(db, objectId);
  if (!found) throw notFound('payments.movementNotFound');
  requireAsSeen(found, seen);
  if (choice === 'refund') await refundCharge({ db, stripe }, found);

  await inTransaction(db, async (trx) => {
    const closedAs = choice === 'refund' ? 'refunded' : 'explained';
    if (!(await saveClosed(trx, found, { adminId: admin.id, closedAs, reason }))) throw changed();
    await recordAudit(trx, {
      actor: admin,
      action: `movement.${choice}`,
      object: `movement:${objectId}`,
      detail: { kind: found.kind, theirs: found.theirs, ours: found.ours, reason },
    });
  });
}

function requireAsSeen({ theirs, ours, isOpen }: OpenDifference, seen: Decision['seen']): void {
  if (!isOpen || poundsOf(theirs) !== seen.theirs || poundsOf(ours) !== seen.ours) throw changed();
}

const changed = () => new AppError('wrong_state', 'payments.movementChanged');

/** The whole charge, once: nothing in our books says what part of it was for whom. */
async function refundCharge(
  { db, stripe }: Pick<Deps, 'db' | 'stripe'>,
  { objectId, kind, ours }: OpenDifference,
): Promise<void> {
  if (kind !== 'charge' || ours !== 0) {
    throw new AppError('wrong_state', 'payments.notRefundable');
  }
  const charge = await reached(stripe.charges.retrieve(objectId));
  const intentId = idOf(charge.payment_intent);
  if (intentId !== null && (await knownParentIds(db, [intentId])).has(intentId)) {
    throw new AppError('wrong_state', 'payments.ofBooking');
  }
  // Somebody was quicker in the provider's dashboard.
  if (charge.refunded) return;
  await reached(
    stripe.refunds.create(
      { charge: objectId, metadata: { reason: 'no booking accounts for it' } },
      { idempotencyKey: `unmatched-charge:${objectId}` },
    ),
  );
}

const idOf = (intent: Stripe.Charge['payment_intent']): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** @throws {AppError} unavailable, when the provider is away or refuses */
async function reached<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch {
    throw new AppError('unavailable', 'payments.providerFailed');
  }
}
