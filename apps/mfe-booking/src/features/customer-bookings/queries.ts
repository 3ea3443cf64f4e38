import { send } from '@freely/api-client/client';
import {
  acceptChange,
  cancelByCustomer,
  reportLateness,
  saveBookingNotes,
} from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { useCallback } from 'react';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';
import { clearBooking } from '../../journey/journey-store.ts';

/** Whether a booking, as the list was fetched last, is one that can be cancelled. */
export function useIsConfirmed(): (id: number) => boolean {
  const queryClient = useQueryClient();

  return (id) =>
    queryClient
      .getQueryData(customerBookingsQuery.queryKey)
      ?.some((each) => each.id === id && each.booking_status === 'confirmed') ?? false;
}

/** Refetches the bookings. */
export function useRefreshBookings(): () => Promise<void> {
  const queryClient = useQueryClient();

  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: customerBookingsQuery.queryKey }),
    [queryClient],
  );
}

export function useCancelBooking() {
  const invalidate = useInvalidateBooking();

  return useMutation({
    /** `isRefunded`: the customer reads that their payment comes back, and cancels nothing else. */
    mutationFn: ({ id, isRefunded }: { id: number; isRefunded: boolean }) =>
      send(cancelByCustomer, { params: { id: String(id) }, body: { is_refunded: isRefunded } }),
    // The same time can be chosen once more: that is another booking.
    onSuccess: (_response, { id }) => clearBooking(id),
    onSettled: (_response, _error, { id }) => invalidate(id),
  });
}

export function useAcceptChange() {
  const invalidate = useInvalidateBooking();

  return useMutation({
    /** `to` is the new start that is on screen: it may have been moved again since. */
    mutationFn: ({ id, to }: { id: number; to: string }) =>
      send(acceptChange, { params: { id: String(id) }, body: { to } }),
    onSettled: (_response, _error, { id }) => invalidate(id),
  });
}

export function useSaveNotes() {
  const invalidate = useInvalidateBooking();

  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; notes: string; before: string }) =>
      send(saveBookingNotes, { params: { id: String(id) }, body }),
    onSettled: (_response, _error, { id }) => invalidate(id),
  });
}

interface LatenessReport {
  id: number;
  /** Null when the practitioner never came. */
  minutes: number | null;
  /** Whether the customer was there, although they are marked as absent. */
  attended: boolean;
  details: string;
}

export function useReportLateness() {
  const invalidate = useInvalidateBooking();

  return useMutation({
    mutationFn: ({ id, ...body }: LatenessReport) =>
      send(reportLateness, { params: { id: String(id) }, body }),
    onSettled: (_response, _error, { id }) => invalidate(id),
  });
}

/** Used on settled, not on success: after a refusal the displayed data is stale too. */
function useInvalidateBooking() {
  const queryClient = useQueryClient();
  const refresh = useRefreshBookings();

  return (id: number) =>
    Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['booking', id] })]);
}
