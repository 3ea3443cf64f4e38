import { isSameMailbox } from '@freely/domain/mailbox';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { encrypt, invitationContext } from '../../infrastructure/encryption/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { recordRefusedAction } from '../../kernel/refused-actions/index.ts';
import { hashToken, newToken } from '../../kernel/sessions/index.ts';
import { reviewerInvited } from '../events/index.ts';
import { readStep } from './advance-step.ts';
import { wasOfMailbox } from './erased-reviewers.ts';
import { isFinished } from './onboarding-steps.ts';
import { findEmail, listInvitations, putInvitation } from './reviewers.repository.ts';

/** As many as the screen has fields: the product must not be a way to write to strangers. */
const maxReviewers = 3;

/** Invites a former client to write a review: one token for each mailbox (D29). */
export async function invite(
  { db, events, config }: Pick<Deps, 'db' | 'events' | 'config'>,
  practitionerId: number,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const isRefused = await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    if (!isFinished(await readStep(trx, practitionerId))) {
      throw new AppError('wrong_state', 'onboarding.incomplete');
    }
    if (isSameMailbox(await findEmail(trx, practitionerId), email)) {
      throw refuse('onboarding.ownReview');
    }
    const invited = await listInvitations(trx, practitionerId);
    const earlier = invited.find(
      (each) => isSameMailbox(each.email, email) || wasOfMailbox(config.dataKeys, each, email),
    );
    if (earlier?.is_open_or_used) throw refuse('onboarding.invitedAlready');
    if (!earlier && invited.length >= maxReviewers) return true;

    const token = newToken();
    const tokenHash = hashToken(token);
    const invitationId = await putInvitation(trx, {
      practitioner_id: practitionerId,
      email: earlier?.email ?? email,
      token_hash: tokenHash,
      sealed_token: encrypt(
        config.dataKeys,
        invitationContext(practitionerId, earlier?.email ?? email),
        token,
      ),
    });
    await events.publish(trx, reviewerInvited, { invitationId, tokenHash });

    return false;
  });
  if (!isRefused) return;
  await recordRefusedAction(db, {
    userId: practitionerId,
    network,
    action: 'invitation',
    reason: 'invitations',
  });
  throw refuse({ key: 'onboarding.tooManyReviewers', values: { max: maxReviewers } });
}

function refuse(message: ErrorMessage): AppError {
  return new AppError('invalid', message, { reviewer_email: [message] });
}
