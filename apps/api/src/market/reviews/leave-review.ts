import type { InvitedReviewDraft, ReviewDraft } from '@freely/api-client/contract';
import { isReviewable, reviewAfterMinutes } from '@freely/domain/attendance';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { recordActionOrigin } from '../../kernel/action-origins/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import { hashToken } from '../../kernel/sessions/index.ts';
import { findInvitation, redeemInvitation } from './invitations.repository.ts';
import { hasReview, insertReview, lockBooking, nameOf } from './reviews.repository.ts';

/**
 * Saves a customer's review of their own completed booking, once (D24, D28).
 * @throws 404 for somebody else's booking, 409 when it was reviewed already, is not completed, or began just now.
 */
export async function reviewBooking(
  db: Db,
  id: number,
  customer: Actor,
  { draft, network }: { draft: ReviewDraft; network: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('bookings.notFound');
    if (booking.status === 'expired') throw notFound('bookings.deleted');
    const already = () => refuse('reviews.madeAlready');
    if (await hasReview(trx, id)) throw already();
    if (booking.status !== 'completed' || booking.is_patch_test) {
      throw refuse('reviews.wrongStatus');
    }
    if (!isReviewable(booking)) {
      throw refuse({ key: 'reviews.tooEarly', values: { minutes: reviewAfterMinutes } });
    }
    const isFirst = await insertReview(
      trx,
      {
        practitioner_id: booking.practitioner_id,
        booking_id: id,
        reviewer_name: await nameOf(trx, customer.id),
        impersonator_id: customer.impersonatorId,
      },
      draft,
    );
    if (!isFirst) throw already();
    // An admin who impersonates the customer says nothing about the customer's network.
    if (customer.impersonatorId !== null) return;
    const aboutId = booking.practitioner_id;
    await recordActionOrigin(trx, { userId: customer.id, action: 'review', aboutId, network });
  });
}

/** The practitioner of a link, and whether it still works. @throws 400 for an invalid link. */
export async function readInvitation(db: Db, token: string) {
  const found = await findInvitation(db, hashToken(token));
  if (!found) throw invalidToken();

  return { review: !found.is_used, practitioner_name: found.practitioner_name };
}

/** Saves the review of an invited client, once, without an account (D29). */
export async function reviewByInvitation(
  db: Db,
  token: string,
  { reviewer_name, network, ...draft }: InvitedReviewDraft & { network: string },
): Promise<void> {
  const tokenHash = hashToken(token);
  await inTransaction(db, async (trx) => {
    const redeemed = await redeemInvitation(trx, tokenHash);
    if (!redeemed) {
      throw (await findInvitation(trx, tokenHash)) ? refuse('reviews.madeByLink') : invalidToken();
    }
    const { id: invitation_id, practitioner_id } = redeemed;
    await insertReview(trx, { practitioner_id, invitation_id, reviewer_name }, draft);
    const aboutId = practitioner_id;
    await recordActionOrigin(trx, { userId: null, action: 'review', aboutId, network });
  });
}

const refuse = (message: ErrorMessage) => new AppError('wrong_state', message);
const invalidToken = () => new AppError('bad_request', 'reviews.invalidToken');
