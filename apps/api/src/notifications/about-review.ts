import { findForModeration } from '../market/reviews/index.ts';
import type { Writer } from './mail.ts';
import type { AboutReview } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A mail about a review as it is at sending time, to its practitioner. Never its text: it may be hidden. */
export const aboutReview = (template: Writer<AboutReview>['template']): Writer<AboutReview> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId, detail }) => {
    const { db } = deps;
    const to = toUserId === null ? null : await findRecipient(db, toUserId);
    const review = await findForModeration(db, Number(detail.review_id));
    if (!to || !review) return null;
    const content = template({
      ...userFacts(deps, to),
      reviewerName: review.reviewer_name,
      isHidden: review.hidden_reason !== null,
    });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
