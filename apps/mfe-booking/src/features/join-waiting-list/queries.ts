import { send } from '@freely/api-client/client';
import {
  joinWaitingList,
  servicesWithSubServices,
  type WaitingWish,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { waitingListQuery } from '../../customer/waiting-list-query.ts';

/** Every treatment, by its service. */
export const catalogueQuery = queryOptions({
  queryKey: ['servicesWithSubServices'],
  queryFn: ({ signal }) => send(servicesWithSubServices, {}, { signal }),
});

export function useJoin() {
  const client = useQueryClient();

  return useMutation({
    mutationFn: (body: WaitingWish) => send(joinWaitingList, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: waitingListQuery.queryKey }),
  });
}
