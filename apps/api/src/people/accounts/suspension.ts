// An account that an operator suspends is closed to its owner until that is undone: stricter than an inactive
// one, whose owner still logs in (D72). Bookings that were made stay, unless the operator ends them.
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { readBrand } from '../../kernel/brand/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { deleteAccountTokens, endSessions, forgetDevices } from '../../kernel/sessions/index.ts';
import { accountSuspended, suspendedBookingsEnded } from '../events/index.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';
import * as suspensions from './suspension.repository.ts';

type Change = { email: string; reason: string };
type Suspension = Change & { cancelsBookings?: boolean };

/**
 * Ends everything that lets somebody in. An admin is disabled instead. `cancelsBookings` also cancels what is
 * still to come, for a full refund and without a penalty; of an account that is suspended already, too.
 * @returns the account's id
 * @throws {AppError} 404 for nobody
 */
export function suspend(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { email, reason, cancelsBookings = false }: Suspension,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { id, isAdmin, isSuspended } = await lockAccount(trx, email);
    if (isAdmin) throw new AppError('wrong_state', { key: 'accounts.isAdmin', values: { email } });
    if (isSuspended && !cancelsBookings)
      throw new AppError('wrong_state', { key: 'accounts.suspendedAlready', values: { email } });
    if (!isSuspended) await shut(trx, events, id);
    if (cancelsBookings) await events.publish(trx, suspendedBookingsEnded, { userId: id });
    const detail = cancelsBookings ? { bookings: 'cancelled' } : {};
    await audit(trx, 'account.suspend', id, { reason, ...detail });

    return id;
  });
}

async function shut(trx: Trx, events: Events, id: number): Promise<void> {
  await suspensions.markSuspended(trx, id);
  await endSessions(trx, id);
  await forgetDevices(trx, id);
  await deleteAccountTokens(trx, id, 'password_reset');
  await deleteAccountTokens(trx, id, 'confirm_email');
  await endAccessOfOthers(trx, events, id);
  await events.publish(trx, accountSuspended, { userId: id });
}

/** The account is active again if it was before. @throws {AppError} 404 for nobody */
export async function unsuspend(
  { db }: Pick<Deps, 'db'>,
  { email, reason }: Change,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id, isSuspended } = await lockAccount(trx, email);
    if (!isSuspended)
      throw new AppError('wrong_state', { key: 'accounts.notSuspended', values: { email } });
    await suspensions.unmarkSuspended(trx, id);
    await audit(trx, 'account.unsuspend', id, { reason });
  });
}

/** For whoever has proved that the account is theirs: a stranger must not learn that it exists. */
export async function refuseSuspended(trx: Trx, userId: number): Promise<void> {
  if (!(await suspensions.isSuspended(trx, userId))) return;
  const { supportEmail } = await readBrand(trx);
  throw new AppError('forbidden', { key: 'accounts.suspended', values: { supportEmail } });
}

async function lockAccount(trx: Trx, email: string) {
  const account = await suspensions.lockForSuspension(trx, email);
  if (!account) throw notFound({ key: 'accounts.unknown', values: { email } });

  return account;
}

const audit = (trx: Trx, action: string, userId: number, detail: Record<string, string>) =>
  recordAudit(trx, { actor: null, action, object: `user:${userId}`, detail });
