import { isOnboarded } from '@freely/domain/onboarding';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { findApproval, updatePractitioner } from './profile.repository.ts';

/**
 * A rejected practitioner sends the profile in again: it waits for approval once more.
 *
 * @throws {AppError} wrong_state when it was not rejected, or while the sign-up is not complete
 */
export function resubmitProfile({ db }: Pick<Deps, 'db'>, practitioner: Actor): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitioner.id);
    const { approved, onboarding_step: step } = await findApproval(trx, practitioner.id);
    if (approved !== false) throw new AppError('wrong_state', 'onboarding.notRejected');
    if (!isOnboarded(step)) throw new AppError('wrong_state', 'onboarding.incomplete');

    await updatePractitioner(trx, practitioner.id, { approved: null });
    await recordAudit(trx, {
      actor: practitioner,
      action: 'practitioner.resubmit',
      object: `practitioner:${practitioner.id}`,
    });
  });
}
