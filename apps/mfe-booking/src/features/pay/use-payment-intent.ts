import { ApiError } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { useQuery } from '@freely/query';
import { useEffect } from 'react';
import { paymentIntentQuery } from './queries.ts';
import { useCheckBooking } from './use-check-booking.ts';
import { useLeaveCheckout } from './use-leave-checkout.ts';

/**
 * The payment of a booking. When the server says that there is nothing to pay any more, as after a
 * reload in the instant of paying, it leaves for the page that tells what became of the booking.
 */
export function usePaymentIntent(booking: Booking) {
  const { location, location_type: type } = booking;
  // Without a street a home visit cannot be paid for: it is saved, and asked for again, before the payment.
  const hasStreet = type === 'salon' || Boolean(location.address);
  const intent = useQuery({ ...paymentIntentQuery(booking.booking_id), enabled: hasStreet });
  const isOver =
    intent.error instanceof ApiError &&
    (intent.error.status === 409 || intent.error.status === 404);
  const check = useCheckBooking(booking, useLeaveCheckout(booking));
  useEffect(() => {
    if (isOver) void check();
  }, [isOver, check]);

  return { intent, isOver };
}
