// Who gets a mail about money or taxes, and when the same event is the same mail.
import type { Recipient } from '../recipient.ts';
import { owner } from './people.ts';

export const ownerOfDetails = (event: {
  practitionerId: number;
  version: string | undefined;
}): Recipient => ({ ...owner(event), reason: `details-${event.version}` });

/** One mail for each step of each round of asking. */
export const ownerOfTaxDetails = (event: {
  practitionerId: number;
  step: string;
  requestedAt: Date;
}): Recipient => ({
  ...owner(event),
  reason: `tax-details-${event.requestedAt.getTime()}-${event.step}`,
});

export const ownerOfReport = (event: {
  practitionerId: number;
  reportId: number;
  year: number;
}): Recipient => ({
  ...owner(event),
  reason: `tax-report-${event.reportId}`,
  detail: { year: event.year },
});

export const refunded = (event: {
  refundId: number;
  customerId: number;
  bookingId: number;
  amount: number;
}): Recipient => ({
  toUserId: event.customerId,
  bookingId: event.bookingId,
  reason: `refund-${event.refundId}`,
  detail: { amount: event.amount, refund_id: event.refundId },
});

export const notRefunded = (event: {
  refundId: number;
  customerId: number;
  bookingId: number;
  amount: number;
  isMadeAgain: boolean;
}): Recipient => ({
  ...refunded(event),
  detail: { amount: event.amount, is_made_again: event.isMadeAgain },
});

export const paidOut = (event: {
  practitionerId: number;
  bookingId: number;
  amount: number;
  withheld: number;
}): Recipient => ({
  toUserId: event.practitionerId,
  bookingId: event.bookingId,
  detail: { amount: event.amount, withheld: event.withheld },
});
