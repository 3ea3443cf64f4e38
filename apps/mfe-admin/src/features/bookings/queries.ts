import { send } from '@freely/api-client/client';
import { adminBooking, adminBookings } from '@freely/api-client/contract';
import { keepPreviousData, queryOptions } from '@freely/query';
import type { Listing } from '../../listing/use-listing.ts';

export const bookingsQuery = ({ q, page, per_page }: Listing) =>
  queryOptions({
    queryKey: ['dashboard', 'admin', 'bookings', { q, page, per_page }],
    queryFn: ({ signal }) =>
      send(adminBookings, { query: { ...(q && { q }), page: String(page), per_page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: ['dashboard', 'admin', 'bookings', id],
    queryFn: ({ signal }) => send(adminBooking, { params: { id: String(id) } }, { signal }),
  });
