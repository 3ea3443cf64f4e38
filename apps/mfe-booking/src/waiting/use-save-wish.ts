import type { WaitingWish } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { waitingListQuery } from './waiting-list-query.ts';

/** Joins a list or changes an entry. After a refusal the list on screen is stale, too. */
export function useSaveWish(mutationFn: (wish: WaitingWish) => Promise<{ message: string }>) {
  const client = useQueryClient();

  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: waitingListQuery.queryKey }),
  });
}
