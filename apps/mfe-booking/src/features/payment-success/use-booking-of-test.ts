import type { Booking } from '@freely/api-client/contract';
import { useQuery } from '@freely/query';
import { bookingOfTest, customerBookingsQuery } from '../../customer/bookings-query.ts';

/**
 * The booking that a patch test is the first visit of: by itself it is neither paid nor cancelled, and no list has it
 * (ADR 0051). Null for any other visit; undefined until that is known.
 */
export function useBookingOfTest(visit: Booking | undefined): Booking | null | undefined {
  // The booking carries the price of its test.
  const canBeTest = visit?.total_amount === 0 && !visit.patch_test;
  // One that was free of charge need not wait for the list to be tried again.
  const list = useQuery({ ...customerBookingsQuery, enabled: canBeTest, retry: false });
  if (!visit || !canBeTest || list.isError) return visit && null;

  return list.data ? bookingOfTest(list.data, visit.id) : undefined;
}
