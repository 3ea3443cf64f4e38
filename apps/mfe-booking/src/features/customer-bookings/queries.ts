import { send } from '@freely/api-client/client';
import { acceptChange, cancelByCustomer, reportLateness } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { useCallback } from 'react';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';

/** Asks for the bookings again. */
export function useFreshBookings(): () => Promise<void> {
  const queryClient = useQueryClient();

  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: customerBookingsQuery.queryKey }),
    [queryClient],
  );
}

export function useCancelBooking() {
  const settle = useSettle();

  return useMutation({
    mutationFn: (id: number) => send(cancelByCustomer, { params: { id: String(id) } }),
    onSettled: (_answer, _error, id) => settle(id),
  });
}

export function useAcceptChange() {
  const settle = useSettle();

  return useMutation({
    mutationFn: (id: number) => send(acceptChange, { params: { id: String(id) } }),
    onSettled: (_answer, _error, id) => settle(id),
  });
}

interface LatenessReport {
  id: number;
  /** Null: they never came. */
  minutes: number | null;
  details: string;
}

export function useReportLateness() {
  const settle = useSettle();

  return useMutation({
    mutationFn: ({ id, ...body }: LatenessReport) =>
      send(reportLateness, { params: { id: String(id) }, body }),
    onSettled: (_answer, _error, { id }) => settle(id),
  });
}

/** Settled, not success: a refusal also means that what we show is stale. */
function useSettle() {
  const queryClient = useQueryClient();
  const refresh = useFreshBookings();

  return (id: number) =>
    Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['booking', id] })]);
}
