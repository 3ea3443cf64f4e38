import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { reviewReportSettled } from '../events/index.ts';
import {
  findForModeration,
  lockReview,
  type ModeratedReview,
  saveHidden,
} from './moderation.repository.ts';
import { saveReport } from './reviews.repository.ts';

const unknown = () => notFound('reviews.notFound');

/**
 * Hides a review with a reason, or shows it without one. Repeating it changes nothing (D28). Either settles the
 * practitioner's report, and tells them.
 */
export async function moderate(
  { db, events }: { db: Db; events: Events },
  { id, reason, admin }: { id: number; reason: string | null; admin: Actor },
): Promise<ModeratedReview> {
  return inTransaction(db, async (trx) => {
    const before = await lockReview(trx, id);
    if (!before) throw unknown();
    refuseOwnMatter(admin, before.practitioner_id, before.customer_id);
    const isWaiting = before.reported_at !== null && before.report_settled_at === null;
    if (before.hidden_reason !== reason || isWaiting) {
      await saveHidden(trx, id, reason);
      const auditId = await recordAudit(trx, {
        actor: admin,
        action: reason === null ? 'review.unhide' : 'review.hide',
        object: `review:${id}`,
        detail: {
          practitioner_id: before.practitioner_id,
          was_hidden: before.hidden_reason !== null,
          settles_report: isWaiting,
          ...(reason === null ? {} : { reason }),
        },
      });
      if (isWaiting) {
        const { practitioner_id: practitionerId } = before;
        await events.publish(trx, reviewReportSettled, { practitionerId, reviewId: id, auditId });
      }
    }
    const after = await findForModeration(trx, id);
    if (!after) throw unknown();

    return after;
  });
}

/** A practitioner asks us to look at a review of them. */
export async function report(
  db: Db,
  request: { id: number; practitionerId: number; reason: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const saved = await saveReport(trx, request);
    if (!saved) throw unknown();
    if (!saved.reported) {
      throw new AppError('wrong_state', 'reviews.reportedAlready');
    }
  });
}
