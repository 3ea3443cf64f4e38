import { send } from '@freely/api-client/client';
import { practitionerWaiting, resubmitProfile } from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ownStatisticQuery } from '../../own-statistic.ts';

/** How many wait for this practitioner, or for anybody whom they could be. */
export const waitingQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'waiting-list'],
  queryFn: ({ signal }) => send(practitionerWaiting, {}, { signal }),
});

/** Sends a rejected profile in again. */
export function useResubmitProfile() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => send(resubmitProfile, {}),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    // An admin may have approved it meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownStatisticQuery.queryKey }),
  });
}
