import type { Pence } from '@freely/domain/money';
import { cancelsFree } from '@freely/domain/refunds';
import type { Trx } from '../../database/transaction.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type Actor, type LockedBooking, move } from '../bookings/index.ts';
import { post, saleUndoneMovements, soldAs } from '../ledger/index.ts';
import { reckonGifts } from '../loyalty/index.ts';
import { queueMail } from '../notifications/index.ts';
import { refundBooking } from '../payments/index.ts';

/** Who of the two calls it off. */
export type Side = 'customer' | 'practitioner';

export interface Cancellation {
  /** Pence that were paid: 0 for a slot that was only held. */
  paid: Pence;
  /** Pence that go back to the card. */
  refund: Pence;
}

/**
 * Calls off a locked booking with all that follows. A customer gets everything back more than 24
 * hours before the start, and nothing later, unless the practitioner moved it and waits for the
 * customer's word; when it is the practitioner who calls off, always everything (D25, D50). A slot that was only held is let go; money that arrives for it afterwards
 * goes back in full (D16).
 * @throws when the booking is in a state that cannot be called off: ask first.
 */
export async function callOff(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  by: Side,
  actor: Actor,
): Promise<Cancellation> {
  const isCustomer = by === 'customer';
  await move(trx, booking, isCustomer ? 'cancelByCustomer' : 'cancelByPractitioner', actor);
  if (booking.paid_at === null) {
    // Nobody is to pay for it any more.
    await jobs.enqueue(trx, 'expire-hold', { bookingId: booking.id });
    return { paid: 0, refund: 0 };
  }
  const isRefunded =
    !isCustomer || booking.awaits_customer || cancelsFree(booking.starts_at, booking.now);
  const refund = isRefunded ? await giveBack(trx, jobs, booking, by) : 0;
  await reckonGifts(trx, jobs, booking);
  await tellBoth(trx, jobs, booking);

  return { paid: booking.total_amount, refund };
}

async function giveBack(trx: Trx, jobs: Jobs, booking: LockedBooking, by: Side): Promise<Pence> {
  await post(trx, booking.id, `booking-${booking.id}`, saleUndoneMovements(soldAs(booking)));

  return refundBooking(trx, jobs, booking, `cancelled_by_${by}`);
}

async function tellBoth(trx: Trx, jobs: Jobs, booking: LockedBooking): Promise<void> {
  const { id: bookingId, customer_id: customer, practitioner_id: practitioner } = booking;
  const about = { bookingId };
  await queueMail(trx, jobs, { kind: 'booking_cancelled_customer', toUserId: customer, ...about });
  await queueMail(trx, jobs, {
    kind: 'booking_cancelled_practitioner',
    toUserId: practitioner,
    ...about,
  });
}
