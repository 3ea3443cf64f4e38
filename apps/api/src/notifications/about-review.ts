import { findForModeration } from '../market/reviews/index.ts';
import type { AboutReview } from './mail-facts.ts';
import { type FactsOf, toUserAbout } from './to-user.ts';

/** A mail about a review as it is at sending time, to its practitioner. Never its text: it may be hidden. */
export const aboutReview = toUserAbout<FactsOf<AboutReview>>(async ({ db }, _to, { detail }) => {
  const review = await findForModeration(db, Number(detail.review_id));

  return review && { reviewerName: review.reviewer_name, isHidden: review.hidden_reason !== null };
});
