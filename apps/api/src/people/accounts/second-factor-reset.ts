// Takes the second factor off an account whose owner has lost the phone and the recovery codes (D82).
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { endSessions, forgetDevices, type SessionUser } from '../../kernel/sessions/index.ts';
import { secondFactorReset } from '../events/index.ts';
import { findPassword, lockUser } from './accounts.repository.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';
import { deleteSecondFactor } from './second-factor.repository.ts';

type Reset = Pick<Deps, 'db' | 'events'>;

/** By another admin. @throws {AppError} 403 for the admin's own, 404 for an account without one */
export async function resetSecondFactor(
  deps: Reset,
  admin: SessionUser,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  refuseOwnMatter(admin, userId);
  await inTransaction(deps.db, (trx) => reset(trx, deps, { userId, reason, actor: admin }));
}

/** From the terminal. @throws {AppError} 404 for nobody, or an account without one */
export async function resetSecondFactorOf(
  deps: Reset,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const account = await findPassword(deps.db, email);
  if (!account) throw notFound({ key: 'accounts.unknown', values: { email } });
  await inTransaction(deps.db, (trx) =>
    reset(trx, deps, { userId: account.id, reason, actor: null }),
  );
}

/** Ends all sessions: whoever has the phone may have one. */
async function reset(
  trx: Trx,
  { events }: Reset,
  { userId, reason, actor }: { userId: number; reason: string; actor: Actor | null },
): Promise<void> {
  await lockUser(trx, userId);
  if (!(await deleteSecondFactor(trx, userId))) {
    throw notFound('secondFactor.none');
  }
  await endSessions(trx, userId);
  await endAccessOfOthers(trx, events, userId);
  await forgetDevices(trx, userId);
  await recordAudit(trx, {
    actor,
    action: 'second_factor.reset',
    object: `user:${userId}`,
    detail: { reason },
  });
  await events.publish(trx, secondFactorReset, { userId });
}
