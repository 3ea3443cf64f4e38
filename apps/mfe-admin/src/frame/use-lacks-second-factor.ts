import { ApiError } from '@freely/api-client/client';
import { useQuery, useQueryClient } from '@freely/query';
import { rightsQuery } from './rights-query.ts';

/** Whether the server refuses this admin everything but setting up a second factor (D82). */
export function useLacksSecondFactor() {
  const { error } = useQuery(rightsQuery);
  const queryClient = useQueryClient();

  return {
    lacksSecondFactor: error instanceof ApiError && error.code === 'second_factor_required',
    /** Call when the second factor was turned on or off. */
    askAgain: () => queryClient.resetQueries({ queryKey: rightsQuery.queryKey }),
  };
}
