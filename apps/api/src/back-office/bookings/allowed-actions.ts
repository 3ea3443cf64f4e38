// What each party may do with a booking now. The calls themselves check this again.
import type { AllowedAction } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import { isFreeToCancel, refundable } from '@freely/domain/refunds';
import type { DetailRow } from './admin-bookings.repository.ts';

type Facts = Pick<
  DetailRow,
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'paid_at'
  | 'awaits_customer'
  | 'captured'
  | 'amount_refunded'
  | 'is_reported'
  | 'is_disputed'
  | 'now'
>;

const minute = 60_000;
/** D26: reports are possible from 20 minutes after the start until 24 hours after the end. */
const lateAfter = 20 * minute;
const reportWindow = 24 * 60 * minute;

export function allowedActions(booking: Facts): AllowedAction[] {
  return [...beforeStart(booking), ...afterStart(booking)];
}

function beforeStart(booking: Facts): AllowedAction[] {
  const { status, starts_at: start, now } = booking;
  if (now >= start || (status !== 'held' && status !== 'confirmed')) return [];
  const paid = refundable({ captured: booking.captured, refunded: booking.amount_refunded });
  const isFree = isFreeToCancel(start, now) || booking.awaits_customer;
  const byCustomer = {
    action: 'cancel_by_customer' as const,
    by: 'customer' as const,
    refund: poundsOf(isFree ? paid : 0),
  };

  return status === 'held'
    ? [byCustomer]
    : [
        byCustomer,
        { action: 'cancel_by_practitioner', by: 'practitioner', refund: poundsOf(paid) },
        { action: 'edit_by_practitioner', by: 'practitioner', refund: null },
      ];
}

function afterStart(booking: Facts): AllowedAction[] {
  const { status, starts_at: start, ends_at: end, now } = booking;
  const canReport =
    booking.paid_at !== null &&
    now.getTime() >= start.getTime() + lateAfter &&
    now.getTime() <= end.getTime() + reportWindow;
  const isOpen = status === 'confirmed' || status === 'completed';
  const actions: AllowedAction[] = [];
  if (canReport && isOpen && !booking.is_disputed) {
    actions.push({ action: 'mark_no_show', by: 'practitioner', refund: null });
  }
  if (canReport && (isOpen || status === 'no_show_customer') && !booking.is_reported) {
    actions.push({ action: 'report_lateness', by: 'customer', refund: null });
  }
  if (booking.is_disputed) actions.push({ action: 'settle_dispute', by: 'admin', refund: null });

  return actions;
}
