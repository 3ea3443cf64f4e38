import { send } from '@freely/api-client/client';
import {
  adminPractitioners,
  approvePractitioner,
  rejectPractitioner,
} from '@freely/api-client/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@freely/query';
import type { Listing } from '../../listing/use-listing.ts';

const key = ['dashboard', 'admin', 'practitioners'] as const;

export const practitionersQuery = ({ q, page, per_page }: Listing) =>
  queryOptions({
    queryKey: [...key, { q, page, per_page }],
    queryFn: ({ signal }) =>
      send(
        adminPractitioners,
        { query: { ...(q && { q }), page: String(page), per_page } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Approves or rejects; the list is asked again either way, since another admin may have been first. */
export function useDecidePractitioner() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ userId, isApproved }: { userId: number; isApproved: boolean }) =>
      send(isApproved ? approvePractitioner : rejectPractitioner, {
        params: { user_id: String(userId) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
