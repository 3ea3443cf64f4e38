// What happens to money. Who must react subscribes to it; see kernel/events.
import type { Pence } from '@freely/domain/money';
import { defineEvent } from '../../kernel/events/index.ts';

/** The provider has sent money back to the customer's card. */
export const refundSent = defineEvent<{
  refundId: number;
  bookingId: number;
  customerId: number;
  amount: Pence;
  /** It was paid after its hold had expired and its slot was taken. */
  isForLatePayment: boolean;
  /** It was cancelled too late, and the time was sold again. */
  isForResale: boolean;
}>('refund.sent');

/** A refund has not reached the customer: the provider refused it, or a bank sent it back. */
export const refundFailed = defineEvent<{
  refundId: number;
  bookingId: number;
  customerId: number;
  amount: Pence;
  /** It failed for the first time, or after we had said that it was made. */
  isNews: boolean;
  /** By itself, later; else an admin has to. */
  isMadeAgain: boolean;
}>('refund.failed');

/** An admin has returned what a failed refund left owed, by another way than the card. */
export const refundPaidElsewhere = defineEvent<{
  refundId: number;
  bookingId: number;
  customerId: number;
  amount: Pence;
}>('refund.paid-elsewhere');

export const payoutSent = defineEvent<{
  bookingId: number;
  practitionerId: number;
  amount: Pence;
  /** What was kept for the cost of cancellations (D31), less what was paid back of it. */
  withheld: Pence;
}>('payout.sent');

/** A payout is due, and there is no account to pay it to. */
export const bankDetailsNeeded = defineEvent<{ practitionerId: number }>('bank-details.needed');

export const bankDetailsRefused = defineEvent<{
  practitionerId: number;
  version: string | undefined;
}>('bank-details.refused');

/**
 * What the tax authority wants to know is missing (D92): we ask, remind twice, and then payouts are
 * withheld. `requestedAt` tells one round of it from the next.
 */
export const taxDetailsMissing = defineEvent<{
  practitionerId: number;
  step: 'requested' | 'first' | 'second' | 'withheld';
  requestedAt: Date;
}>('tax-details.missing');

/** Published under the practitioner's lock: payouts that waited for them go on. */
export const taxDetailsGiven = defineEvent<{ practitionerId: number }>('tax-details.given');

/** What was reported about a practitioner was sent to the tax authority: their copy is ready (D93). */
export const taxReportFiled = defineEvent<{
  practitionerId: number;
  reportId: number;
  year: number;
}>('tax-report.filed');
