import { send } from '@freely/api-client/client';
import { cancelByCustomer, leaveWaitingList } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';
import { waitingListQuery } from '../../waiting/waiting-list-query.ts';

/** Lets the held time go, as an unpaid booking is cancelled. One that was paid meanwhile is not cancelled for nothing. */
export const useRefuseOffer = () =>
  useListMutation((id) =>
    send(cancelByCustomer, { params: { id: String(id) }, body: { is_refunded: true } }),
  );

export const useLeaveList = () =>
  useListMutation((id) => send(leaveWaitingList, { params: { id: String(id) } }));

function useListMutation(mutationFn: (id: number) => Promise<{ message: string }>) {
  const client = useQueryClient();

  return useMutation({
    mutationFn,
    // After a refusal the list on screen is stale, too.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: waitingListQuery.queryKey }),
        client.invalidateQueries({ queryKey: customerBookingsQuery.queryKey }),
      ]),
  });
}
