import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mailKinds, mailList } from './mail-list.ts';

test('each mail is caused by one event', () => {
  const causes = mailKinds.map((kind) => `${mailList[kind].event}: ${kind}`);

  expect(causes).toEqual([
    'account.registered: registration',
    'email.confirmation-needed: confirm_own_email',
    'password.changed: password_changed',
    'password.reset-requested: password_reset',
    'email.kept: password_needed',
    'email.change-requested: confirm_email',
    'email.change-announced: email_change_announced',
    'email.changed: email_changed',
    'second-factor.changed: second_factor_on',
    'second-factor.changed: second_factor_off',
    'second-factor.reset: second_factor_reset',
    'logged-in.elsewhere: logged_in_elsewhere',
    'account.deleted: account_deleted',
    'practitioner-account.deleted: practitioner_account_deleted',
    'reviewer.invited: review_invitation',
    'review-report.settled: review_report_settled',
    'practitioner.decided: practitioner_approved',
    'practitioner.decided: practitioner_rejected',
    'paper.decided: paper_approved',
    'paper.decided: paper_refused',
    'paper.ends: paper_ending',
    'paper.ends: paper_ended',
    'bank-details.saved: bank_details_changed',
    'bank-details.saved: bank_details_added',
    'calendar-url.ended: calendar_url_ended',
    'booking.confirmed: booking_paid_customer',
    'booking.confirmed: booking_paid_practitioner',
    'booking.cancelled: booking_cancelled_customer',
    'booking.cancelled: booking_cancelled_practitioner',
    'booking.moved: booking_moved_customer',
    'booking.moved: booking_moved_practitioner',
    'address.corrected: address_corrected',
    'change.accepted: change_accepted',
    'reminder.due: reminder_customer',
    'reminder.due: reminder_practitioner',
    'address.given: address_given',
    'questionnaire.signed: questionnaire_signed',
    'questions.changed: questions_changed',
    'no-show.marked: no_show_customer',
    'lateness.reported: lateness_reported',
    'dispute.settled: dispute_settled_customer',
    'dispute.settled: dispute_settled_practitioner',
    'booking.completed: review_request',
    'gift.earned: gift_earned',
    'offer.made: time_offered',
    'refund.sent: payment_refunded_late',
    'refund.sent: refund_sent',
    'refund.sent: time_sold_again',
    'refund.failed: refund_failed',
    'refund.paid-elsewhere: refund_elsewhere',
    'payout.sent: payout_sent',
    'bank-details.needed: bank_details_needed',
    'bank-details.refused: bank_details_refused',
    'tax-details.missing: tax_details_needed',
    'tax-details.missing: tax_details_reminder',
    'tax-details.missing: payouts_withheld',
    'tax-report.filed: tax_copy_ready',
    'message.received: contact_message',
  ]);
});

test('no other code queues a mail', () => {
  const source = join(import.meta.dirname, '..');
  const queueing = globSync('**/*.ts', { cwd: source }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /insertInto\('mail_outbox'\)|insert into mail_outbox|queueMail\(/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
  );

  expect(queueing.sort()).toEqual([
    'notifications/mail-outbox.repository.ts',
    'notifications/queue-mail.ts',
  ]);
});
