import type { MailContent } from '../mail-content.ts';
import type { AboutReview } from '../mail-facts.ts';

/** The answer to a practitioner who reported a review. */
export function reviewReportSettled(about: AboutReview): MailContent {
  const { firstName, reviewerName: name, isHidden, shellUrl, t } = about;

  return {
    subject: t('review_report_settled.subject'),
    heading: t('review_report_settled.heading'),
    paragraphs: [
      t('review_report_settled.text', { firstName, name }),
      t(isHidden ? 'review_report_settled.hidden' : 'review_report_settled.kept'),
    ],
    action: {
      label: t('review_report_settled.seeReviews'),
      url: `${shellUrl}/practitioner/reviews`,
    },
  };
}
