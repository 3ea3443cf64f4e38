import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking as bookingCall } from '@freely/api-client/contract';
import { useCallback, useEffect, useRef } from 'react';
import { refusalOf } from '../../journey/payment-refusal.ts';
import { useLeaveCheckout } from './use-leave-checkout.ts';

/**
 * Asks the server what became of a booking, and leaves checkout for the page that tells it when there is nothing
 * to pay any more. The function stays the same.
 */
export function useCheckBooking(booking: Booking): () => Promise<void> {
  const leave = useLeaveCheckout(booking);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const { booking_id: id } = booking;

  return useCallback(async () => {
    const { goToSuccess, refuse, leaveDeleted } = latest.current;
    try {
      const refusal = refusalOf(await send(bookingCall, { params: { id: String(id) } }));
      if (refusal === 'paid') goToSuccess();
      else if (refusal) refuse(refusal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) leaveDeleted(error);
    }
  }, [id]);
}

/**
 * Checks a booking when its tab is shown again: it may have been paid, moved or cancelled in another one. Not
 * while it is being paid here, nor once its hold is over, which the page says by itself.
 */
export function useCheckOnReturn(booking: Booking, { isPaused }: { isPaused: boolean }): void {
  const check = useCheckBooking(booking);
  useEffect(() => {
    if (isPaused) return;
    const onChange = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [check, isPaused]);
}
