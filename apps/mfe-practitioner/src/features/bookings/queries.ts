import { send } from '@freely/api-client/client';
import { practitionerBookings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const bookingsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'bookings'],
  queryFn: ({ signal }) => send(practitionerBookings, {}, { signal }),
});
