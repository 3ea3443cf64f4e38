import { ApiError, send } from '@freely/api-client/client';
import { booking as bookingCall } from '@freely/api-client/contract';
import { refusalOf } from '../../journey/payment-refusal.ts';
import type { LeaveCheckout } from './use-leave-checkout.ts';

/**
 * Whether a booking can be paid as the server has it now. When it was paid, moved, cancelled or deleted
 * meanwhile, checkout is left for the page that says so; once the signal aborts, it is not.
 *
 * @throws what kept the server from answering
 */
export async function checkBooking(
  id: number,
  leave: LeaveCheckout,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    const found = await send(bookingCall, { params: { id: String(id) } }, { signal });
    if (signal?.aborted) return false;
    const refusal = refusalOf(found);
    if (refusal === 'paid') leave.goToPaid();
    else if (refusal) leave.refuse(refusal);

    return refusal === null;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    if (!signal?.aborted) leave.leaveDeleted(error);

    return false;
  }
}
