import * as backOffice from '../../back-office/events/index.ts';
import * as market from '../../market/events/index.ts';
import * as practice from '../../practice/events/index.ts';
import { aboutPaper } from '../about-paper.ts';
import { aboutRejection } from '../about-rejection.ts';
import { aboutReview } from '../about-review.ts';
import { mail } from '../mail.ts';
import { bankDetailsAdded, bankDetailsChanged } from '../mails/bank-details-changed.ts';
import { calendarUrlEnded } from '../mails/calendar-url-ended.ts';
import { paperApproved, paperEnded, paperEnding, paperRefused } from '../mails/papers.ts';
import { practitionerApproved } from '../mails/practitioner-approved.ts';
import { practitionerRejected } from '../mails/practitioner-rejected.ts';
import { reviewInvitation } from '../mails/review-invitation.ts';
import { reviewReportSettled } from '../mails/review-report-settled.ts';
import * as to from '../recipients/people.ts';
import { toInvited } from '../to-outsiders.ts';
import { toUser } from '../to-user.ts';

/** What a practitioner is told of their application, papers, calendar and bank details, and whom they invite. */
export const practitionerMails = {
  review_invitation: mail(practice.reviewerInvited, to.invited, toInvited(reviewInvitation)),
  review_report_settled: mail(
    market.reviewReportSettled,
    to.ownerOfReview,
    aboutReview(reviewReportSettled),
  ),
  practitioner_approved: mail(
    backOffice.practitionerDecided,
    (event) => (event.isApproved ? to.decidedOn(event) : null),
    toUser(practitionerApproved),
  ),
  practitioner_rejected: mail(
    backOffice.practitionerDecided,
    (event) => (event.isApproved ? null : to.decidedOn(event)),
    aboutRejection(practitionerRejected),
  ),

  paper_approved: mail(
    backOffice.paperDecided,
    (event) => (event.isApproved ? to.ownerOfDecided(event) : null),
    aboutPaper(paperApproved),
  ),
  paper_refused: mail(
    backOffice.paperDecided,
    (event) => (event.isApproved ? null : to.ownerOfDecided(event)),
    aboutPaper(paperRefused),
  ),
  paper_ending: mail(
    practice.paperEnds,
    (event) => (event.days < 0 ? null : to.ownerOfEnding(event)),
    aboutPaper(paperEnding),
  ),
  paper_ended: mail(
    practice.paperEnds,
    (event) => (event.days < 0 ? to.ownerOfEnding(event) : null),
    aboutPaper(paperEnded),
  ),

  bank_details_changed: mail(
    practice.bankDetailsSaved,
    (event) => (event.kind === 'other' ? to.practitionerEachTime(event) : null),
    toUser(bankDetailsChanged),
  ),
  bank_details_added: mail(
    practice.bankDetailsSaved,
    (event) => (event.kind === 'first' ? to.practitionerEachTime(event) : null),
    toUser(bankDetailsAdded),
  ),
  calendar_url_ended: mail(
    practice.calendarUrlEnded,
    to.practitionerEachTime,
    toUser(calendarUrlEnded),
  ),
} as const;
