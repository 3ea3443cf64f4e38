import { send } from '@freely/api-client/client';
import { adminGifts, giveGift } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'gifts'] as const;

export const useGiftListing = () => useListing({ sorts: ['default'], filters: {} });

export function useGiftRows({ page, per_page }: ReturnType<typeof useGiftListing>['listing']) {
  return useRows({
    queryKey: key,
    params: { per_page },
    page,
    fetchPage: (one, signal) =>
      send(adminGifts, { query: { per_page, page: String(one) } }, { signal }),
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
