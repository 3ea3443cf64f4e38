import { send } from '@freely/api-client/client';
import { customerBookings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** Every booking of the customer. Each screen refetches it, since payment happens elsewhere. */
export const customerBookingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'bookings'],
  queryFn: ({ signal }) => send(customerBookings, {}, { signal }),
  staleTime: 0,
});
