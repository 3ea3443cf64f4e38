import type { Party } from '@freely/domain/booking-status';
import { isRefunded } from '@freely/domain/cancellation';
import type { Pence } from '@freely/domain/money';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import {
  factsOf,
  type LockedBooking,
  type PaymentLeft,
  paymentLeft,
  transitionBooking,
} from '../bookings/index.ts';
import { bookingCancelled, holdReleased } from '../events/index.ts';
import { recountGifts } from '../loyalty/index.ts';
import { isPaymentStarted } from './cancellations.repository.ts';

export interface Cancellation {
  /** Pence that were paid: 0 for a held booking. */
  paid: Pence;
  /** Whether the customer gets back what was paid (D25). */
  isReturned: boolean;
  /** Pence that are refunded to the card: less than was paid where a bank took money back. */
  refund: Pence;
  /** How the customer had had back all that was paid before this. */
  returnedBy: PaymentLeft['returnedBy'];
  /** Not paid yet, but a payment may be on its way. */
  isPaymentOpen: boolean;
}

/**
 * Cancels a locked booking; subscribers refund it and mail both sides. `isRefunded` says whether the
 * customer gets a full refund or none (D25, D50). A held booking is released; a payment that arrives
 * afterwards is refunded in full (D16). `inFull` is for what is nobody's fault: refunded at any notice.
 * `isTimeBlocked` is for practitioners who do not work at its time: nobody else is offered it.
 * @param actor null for an operator, which the mails say
 * @throws when the status does not allow a cancellation, so check it first.
 */
export async function cancelBooking(
  trx: Trx,
  { jobs, events }: Pick<Deps, 'jobs' | 'events'>,
  booking: LockedBooking,
  by: Party,
  actor: Actor | null,
  { inFull = false, isTimeBlocked = false } = {},
): Promise<Cancellation> {
  const step = by === 'customer' ? 'cancelByCustomer' : 'cancelByPractitioner';
  await transitionBooking(trx, booking, step, actor);
  if (booking.paid_at === null) {
    // The job closes the payment, so that nobody can pay any more.
    await jobs.enqueue(trx, 'expire-hold', { bookingId: booking.id });
    await events.publish(trx, holdReleased, { booking, why: 'cancelled', by });

    const isPaymentOpen = await isPaymentStarted(trx, booking.id);

    return { paid: 0, isReturned: true, refund: 0, returnedBy: null, isPaymentOpen };
  }
  const isReturned = inFull || isRefunded(by, factsOf(booking));
  const { left, returnedBy } = await paymentLeft(trx, booking.id);
  const isGiftWithdrawn = await recountGifts(trx, events, booking);
  await events.publish(trx, bookingCancelled, {
    booking,
    by,
    isRefunded: isReturned,
    isTimeBlocked,
    isGiftWithdrawn,
    isByOperator: actor === null,
  });

  return {
    paid: booking.total_amount,
    isReturned,
    refund: isReturned ? left : 0,
    returnedBy,
    isPaymentOpen: false,
  };
}
