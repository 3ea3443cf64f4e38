import { isOnboarded } from '@freely/domain/onboarding';
import { cancelHolds } from '../../booking/cancellations/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { practitionerDecided } from '../events/index.ts';
import { findForDecision, saveDecision } from './decision.repository.ts';

interface Decision {
  id: number;
  approved: boolean;
  /** What the practitioner reads of a rejection; empty for none. */
  reason: string;
  /** What the admin saw; undefined decides whatever it is by now. */
  seen?: boolean | null | undefined;
  admin: Actor;
}

/**
 * Approves or rejects. Approval sets the verified tick when insurance was declared (D30). Database
 * triggers update the search tables. A rejection ends what is held and not paid (D97). Repeating a
 * decision changes nothing, and one with another reason is refused: the first has been mailed (D106).
 */
export function decideOnPractitioner(
  { db, jobs, events }: Deps,
  { id, approved, reason, seen, admin }: Decision,
): Promise<void> {
  refuseOwnMatter(admin, id);

  return inTransaction(db, async (trx) => {
    await lockPractitioner(trx, id);
    const practitioner = await findForDecision(trx, id);
    if (!practitioner) throw notFound('practitioners.notFound');
    if (practitioner.approved === approved) {
      if (approved || practitioner.rejection_reason === reason) return;
      throw new AppError('conflict', 'practitioners.rejectedAlready');
    }
    if (seen !== undefined && seen !== practitioner.approved) {
      throw new AppError('conflict', 'practitioners.decidedMeanwhile');
    }
    // Insurance and work would be declared after anybody has looked at them.
    if (approved && !isOnboarded(practitioner.onboarding_step)) {
      throw new AppError('wrong_state', 'practitioners.signingUp');
    }

    const verified = approved && practitioner.insurance;
    await saveDecision(trx, id, { approved, verified, rejection_reason: approved ? '' : reason });
    // After the decision, so that nobody else is offered the time that it frees.
    if (!approved) await cancelHolds(trx, { jobs, events }, id, admin);
    const auditId = await recordAudit(trx, {
      actor: admin,
      action: approved ? 'practitioner.approve' : 'practitioner.reject',
      object: `practitioner:${id}`,
      detail: { before: practitioner.approved, verified, ...(reason !== '' && { reason }) },
    });
    await events.publish(trx, practitionerDecided, {
      practitionerId: id,
      isApproved: approved,
      auditId,
    });
  });
}
