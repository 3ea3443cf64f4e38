import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking as bookingCall } from '@freely/api-client/contract';
import { useQuery } from '@freely/query';
import { useEffect, useRef } from 'react';
import { refusalOf } from '../../journey/payment-refusal.ts';
import { paymentIntentQuery } from './queries.ts';
import { useLeaveCheckout } from './use-leave-checkout.ts';

/**
 * The payment of a booking. When the server says that there is nothing to pay any more, as after a
 * reload in the instant of paying, it leaves for the page that tells what became of the booking.
 */
export function usePaymentIntent(booking: Booking) {
  const intent = useQuery(paymentIntentQuery(booking.booking_id));
  const isOver =
    intent.error instanceof ApiError &&
    (intent.error.status === 409 || intent.error.status === 404);
  const leave = useRef(useLeaveCheckout(booking));
  const params = { id: String(booking.booking_id) };
  const check = useRef(async () => {
    const { goToSuccess, refuse } = leave.current;
    try {
      const refusal = refusalOf(await send(bookingCall, { params }));
      if (refusal === 'paid') goToSuccess();
      else if (refusal) refuse(refusal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) refuse('deleted');
    }
  });
  useEffect(() => {
    if (isOver) void check.current();
  }, [isOver]);

  return { intent, isOver };
}
