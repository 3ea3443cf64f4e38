import type { Party } from '@freely/domain/booking-status';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { Confirmation } from '../../kernel/messages/index.ts';
import type { Cancellation } from './cancel-booking.ts';

/** What who has cancelled reads of the payment. */
export const cancellationMessage = (by: Party, cancellation: Cancellation): Confirmation =>
  by === 'customer' ? messageForCustomer(cancellation) : messageForPractitioner(cancellation);

function messageForPractitioner({ paid, refund }: Cancellation): Confirmation {
  if (paid === 0) return 'cancellations.freeByPractitioner';

  return refund === 0 ? 'cancellations.chargedBackByPractitioner' : 'cancellations.byPractitioner';
}

function messageForCustomer({
  paid,
  isReturned,
  refund,
  isPaymentOpen,
}: Cancellation): Confirmation {
  // The card may be charged at this moment: the payment is then returned (D16).
  if (isPaymentOpen) return 'cancellations.paymentOpen';
  if (paid === 0) return 'cancellations.free';
  if (!isReturned) return 'cancellations.notRefunded';
  if (refund === 0) return 'cancellations.chargedBack';

  return { key: 'cancellations.refunded', values: { refund: formatPounds(poundsOf(refund)) } };
}
