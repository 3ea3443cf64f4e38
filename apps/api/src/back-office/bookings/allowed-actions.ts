// What each party may do with a booking now, by the rules that the calls themselves check again.
import type { AllowedAction } from '@freely/api-client/contract';
import { latenessRefusal, noShowRefusal, reportUntil } from '@freely/domain/attendance';
import {
  customerCancellationRefusal,
  practitionerChangeRefusal,
  refundOnCancellation,
} from '@freely/domain/cancellation';
import { poundsOf } from '@freely/domain/money';
import { factsOf } from '../../booking/bookings/index.ts';
import type { DetailRow } from './admin-bookings.repository.ts';

type Facts = Pick<
  DetailRow,
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'paid_at'
  | 'awaits_customer'
  | 'free_after_move'
  | 'is_patch_test'
  | 'captured'
  | 'charged_back'
  | 'owed_of_failed'
  | 'amount_refunded'
  | 'is_reported'
  | 'marked_absent_at'
  | 'is_disputed'
  | 'is_settled'
  | 'is_reviewed'
  | 'now'
>;

export function allowedActions(booking: Facts): AllowedAction[] {
  const actions = [...cancellations(booking), ...reports(booking), ...refunds(booking)];

  // Of a patch test, only its time is its own (D84).
  return booking.is_patch_test
    ? actions.filter(({ action }) => action === 'edit_by_practitioner')
    : actions;
}

/** A refund that failed is made again (D103). */
function refunds({ owed_of_failed: owed }: Facts): AllowedAction[] {
  return owed > 0 ? [{ action: 'refund_again', by: 'admin', refund: poundsOf(owed) }] : [];
}

function cancellations(row: Facts): AllowedAction[] {
  const booking = factsOf(row);
  // What a bank took back is not refunded a second time.
  const refunded = row.amount_refunded + row.charged_back;
  const payment = { captured: row.captured, refunded };
  const refundTo = (by: 'customer' | 'practitioner') =>
    poundsOf(refundOnCancellation(by, booking, payment));
  const actions: AllowedAction[] = [];
  if (customerCancellationRefusal(booking) === null) {
    actions.push({ action: 'cancel_by_customer', by: 'customer', refund: refundTo('customer') });
  }
  if (practitionerChangeRefusal(booking) === null) {
    const by = 'practitioner';
    actions.push(
      { action: 'cancel_by_practitioner', by, refund: refundTo(by) },
      { action: 'edit_by_practitioner', by, refund: null },
    );
  }

  return actions;
}

function reports(row: Facts): AllowedAction[] {
  const facts = factsOf(row);
  const booking = {
    ...facts,
    reportUntil: reportUntil(facts, row.marked_absent_at),
    isReported: row.is_reported === true,
    isSettled: row.is_settled,
    isReviewed: row.is_reviewed,
  };
  const actions: AllowedAction[] = [];
  if (noShowRefusal(booking) === null) {
    actions.push({ action: 'mark_no_show', by: 'practitioner', refund: null });
  }
  if (latenessRefusal(booking) === null) {
    actions.push({ action: 'report_lateness', by: 'customer', refund: null });
  }
  if (row.is_disputed) actions.push({ action: 'settle_dispute', by: 'admin', refund: null });

  return actions;
}
