import type { Booking } from '@freely/api-client/contract';
import { useCallback, useEffect, useRef } from 'react';
import { checkBooking } from './check-booking.ts';
import type { LeaveCheckout } from './use-leave-checkout.ts';

/**
 * Asks the server what became of a booking (`checkBooking`), as far as it answers. The function stays the same;
 * once its signal aborts, it leads nowhere.
 */
export function useCheckBooking(
  booking: Booking,
  leave: LeaveCheckout,
): (signal?: AbortSignal) => Promise<void> {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const { booking_id: id } = booking;

  return useCallback(
    async (signal?: AbortSignal) => {
      await checkBooking(id, latest.current, signal).catch(() => {});
    },
    [id],
  );
}

/**
 * Checks a booking when its tab is shown again: it may have been paid, moved or cancelled in another one. Not
 * while it is being paid here, nor once its hold is over, which the page says by itself.
 */
export function useCheckOnReturn(
  booking: Booking,
  leave: LeaveCheckout,
  { isPaused }: { isPaused: boolean },
): void {
  const check = useCheckBooking(booking, leave);
  useEffect(() => {
    if (isPaused) return;
    const paused = new AbortController();
    const onChange = () => {
      if (document.visibilityState === 'visible') void check(paused.signal);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      // A check that is under way would lead away from the payment that it finds.
      paused.abort();
    };
  }, [check, isPaused]);
}
