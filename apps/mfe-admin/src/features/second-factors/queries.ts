import { send } from '@freely/api-client/client';
import { adminSecondFactors, resetSecondFactor } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'second-factors'] as const;

export const useFactorListing = () => useListing({ sorts: ['default'], filters: {} });

export function useFactorRows({
  q,
  page,
  per_page,
}: ReturnType<typeof useFactorListing>['listing']) {
  const params = { per_page, ...(q && { q }) };

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) =>
      send(adminSecondFactors, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ accounts }) => accounts,
  });
}

export function useReset() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      send(resetSecondFactor, { params: { user_id: String(id) }, body: { reason } }),
    // Another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
