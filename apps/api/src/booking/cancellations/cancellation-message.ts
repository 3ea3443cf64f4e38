import type { Party } from '@freely/domain/booking-status';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { Confirmation } from '../../kernel/messages/index.ts';
import type { Cancellation } from './cancel-booking.ts';

/** What who has cancelled reads of the payment. */
export const cancellationMessage = (by: Party, cancellation: Cancellation): Confirmation =>
  by === 'customer' ? messageForCustomer(cancellation) : messageForPractitioner(cancellation);

function messageForPractitioner({ paid, returnedBy }: Cancellation): Confirmation {
  if (paid === 0) return 'cancellations.freeByPractitioner';
  if (returnedBy === 'refund') return 'cancellations.refundedBefore';

  return returnedBy === 'bank'
    ? 'cancellations.chargedBackByPractitioner'
    : 'cancellations.byPractitioner';
}

function messageForCustomer({
  paid,
  isReturned,
  refund,
  returnedBy,
  isPaymentOpen,
}: Cancellation): Confirmation {
  // The card may be charged at this moment: the payment is then returned (D16).
  if (isPaymentOpen) return 'cancellations.paymentOpen';
  if (paid === 0) return 'cancellations.free';
  if (returnedBy === 'refund') return 'cancellations.refundedToYouBefore';
  if (!isReturned) return 'cancellations.notRefunded';
  if (returnedBy === 'bank') return 'cancellations.chargedBack';

  return { key: 'cancellations.refunded', values: { refund: formatPounds(poundsOf(refund)) } };
}
