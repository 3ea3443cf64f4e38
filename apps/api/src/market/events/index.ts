// What happens to what the market shows. Who must react subscribes to it; see kernel/events.
import { defineEvent } from '../../kernel/events/index.ts';

/** An admin has hidden or kept a review that its practitioner had reported. */
export const reviewReportSettled = defineEvent<{
  practitionerId: number;
  reviewId: number;
  /** The entry in the audit log. */
  auditId: number;
}>('review-report.settled');
