import { ApiError, send } from '@freely/api-client/client';
import { booking as bookingCall } from '@freely/api-client/contract';
import { refusalOf } from '../../journey/payment-refusal.ts';
import type { LeaveCheckout } from './use-leave-checkout.ts';

/**
 * Whether a booking can be paid as the server has it now. One that was paid, moved, cancelled or deleted
 * meanwhile is refused, and checkout left.
 *
 * @throws what kept the server from answering
 */
export async function isStillPayable(id: number, leave: LeaveCheckout): Promise<boolean> {
  try {
    const refusal = refusalOf(await send(bookingCall, { params: { id: String(id) } }));
    if (refusal) leave.refuse(refusal);

    return refusal === null;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    leave.leaveDeleted(error);

    return false;
  }
}
