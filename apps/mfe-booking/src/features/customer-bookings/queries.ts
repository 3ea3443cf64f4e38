import { send } from '@freely/api-client/client';
import { cancelByCustomer } from '@freely/api-client/contract';
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
  const queryClient = useQueryClient();
  const refresh = useFreshBookings();

  return useMutation({
    mutationFn: (id: number) => send(cancelByCustomer, { params: { id: String(id) } }),
    // Settled, not success: a refusal also means that what we show is stale.
    onSettled: (_answer, _error, id) =>
      Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['booking', id] })]),
  });
}
