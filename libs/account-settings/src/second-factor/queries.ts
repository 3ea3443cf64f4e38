import { send } from '@freely/api-client/client';
import {
  confirmSecondFactor,
  secondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { ownSessionsQuery } from '../sessions-query.ts';

/** Whether it is on. The key mirrors the API's path. */
export const secondFactorQuery = queryOptions({
  queryKey: ['auth', 'secondFactor'],
  queryFn: ({ signal }) => send(secondFactor, {}, { signal }),
});

export const useSetUp = () => useMutation({ mutationFn: () => send(setUpSecondFactor, {}) });

export function useConfirm() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (code: string) => send(confirmSecondFactor, { body: { code } }),
    // Every other session has ended with it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

export function useTurnOff() {
  const refresh = useRefresh();

  return useMutation({
    mutationFn: (code: string) => send(turnOffSecondFactor, { body: { code } }),
    onSuccess: refresh,
  });
}

/** Reads again what is on, and the sessions. */
export function useRefresh() {
  const queryClient = useQueryClient();

  return () => queryClient.invalidateQueries({ queryKey: ['auth'] });
}
