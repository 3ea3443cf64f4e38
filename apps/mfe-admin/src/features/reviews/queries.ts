import { send } from '@freely/api-client/client';
import { adminReviews, hideReview, unhideReview } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { shortSize, shortSizes, useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'reviews'] as const;

export const states = ['reported', 'visible', 'hidden'] as const;
export const ratings = ['1', '2', '3', '4'] as const;

export const useReviewListing = () =>
  useListing({
    sorts: ['default'],
    sizes: shortSizes,
    filters: { state: states, max_rating: ratings },
  });

export function useReviewRows({
  q,
  page,
  per_page,
  filters,
}: ReturnType<typeof useReviewListing>['listing']) {
  const params = { ...(q && { q }), ...filters, per_page: shortSize(per_page) };

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) =>
      send(adminReviews, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ reviews }) => reviews,
  });
}

/** Hides a review for a reason; without a reason, unhides it and settles a report. */
export function useModerate() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason?: string }) => {
      const params = { id: String(id) };
      return reason === undefined
        ? send(unhideReview, { params })
        : send(hideReview, { params, body: { reason } });
    },
    // Another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
