import { send } from '@freely/api-client/client';
import { adminGifts, giveGift } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'gifts'] as const;

/** In the order of the list. */
export const states = ['due', 'awaiting', 'given', 'withdrawn'] as const;

export const useGiftListing = () => useListing({ sorts: ['default'], filters: { state: states } });

export function useGiftRows({
  q,
  page,
  per_page,
  filters,
}: ReturnType<typeof useGiftListing>['listing']) {
  const params = { ...(q && { q }), per_page, ...filters };

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) =>
      send(adminGifts, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ gifts }) => gifts,
  });
}

export function useGiveGift() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: number) => send(giveGift, { params: { id: String(id) } }),
    // Another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
