import { send } from '@freely/api-client/client';
import {
  AdminBookingStatus,
  adminBooking,
  adminBookings,
  retryMail,
  settleFailedRefund,
  waivePenalty,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { listQuery } from '../../listing/list-query.ts';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'bookings'] as const;

export const statuses = AdminBookingStatus.options;

export const useBookingListing = () =>
  useListing({
    sorts: ['-created_at', 'created_at', 'date', '-date', 'total', '-total'],
    filters: {
      status: statuses,
      paid: ['true', 'false'],
      refund: ['failed'],
      location_type: ['mobile', 'salon'],
    } as const,
  });

export function useBookingRows(listing: ReturnType<typeof useBookingListing>['listing']) {
  const params = listQuery(listing);

  return useRows({
    queryKey: key,
    params,
    page: listing.page,
    fetchPage: (page, signal) =>
      send(adminBookings, { query: { ...params, page: String(page) } }, { signal }),
    rowsOf: ({ bookings }) => bookings,
  });
}

/**
 * Milliseconds until the details of a booking with a refund that failed, or is yet to be made, are read
 * again: the next one, too, can fail seconds after the provider has taken it.
 */
const REFUND_INTERVAL = 3_000;

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => send(adminBooking, { params: { id: String(id) } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.refunds.some(({ status }) => status !== 'succeeded') ? REFUND_INTERVAL : false,
  });

/** Sends a failed email again. */
export function useRetryMail() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: number) => send(retryMail, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Waives a practitioner's penalty (D31). */
export function useWaivePenalty() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      send(waivePenalty, { params: { id: String(id) }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Has failed refunds of a booking made again, or says that the money was paid by another way. */
export function useSettleFailedRefund() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, ...body }: Settlement) =>
      send(settleFailedRefund, { params: { id: String(id) }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

interface Settlement {
  id: number;
  choice: 'again' | 'elsewhere';
  /** Pounds. */
  amount: number;
  reason: string;
}
