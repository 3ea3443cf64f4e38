import { send } from '@freely/api-client/client';
import { practitionerBookings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** The practitioner's bookings, used by several screens. The key mirrors the API path. */
export const bookingsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'bookings'],
  queryFn: ({ signal }) => send(practitionerBookings, {}, { signal }),
});
