import { send } from '@freely/api-client/client';
import {
  adminPractitioner,
  adminPractitioners,
  approvePractitioner,
  exportPractitioners,
  rejectPractitioner,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { listQuery } from '../../listing/list-query.ts';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'practitioners'] as const;

export const states = ['waiting', 'onboarding', 'approved', 'rejected'] as const;

export const usePractitionerListing = () =>
  useListing({
    sorts: ['waiting', '-waiting', 'name', '-name', 'email', '-email'],
    filters: { state: states },
  });

export type PractitionerListing = ReturnType<typeof usePractitionerListing>['listing'];

export function usePractitionerRows(listing: PractitionerListing) {
  const params = listQuery(listing);

  return useRows({
    queryKey: key,
    params,
    page: listing.page,
    fetchPage: (page, signal) =>
      send(adminPractitioners, { query: { ...params, page: String(page) } }, { signal }),
    rowsOf: ({ practitioners }) => practitioners,
  });
}

export const practitionerQuery = (userId: number) =>
  queryOptions({
    queryKey: [...key, userId],
    queryFn: ({ signal }) =>
      send(adminPractitioner, { params: { user_id: String(userId) } }, { signal }),
  });

interface Decision {
  userId: number;
  isApproved: boolean;
  /** What the practitioner reads of a rejection. */
  reason?: string;
  /** What the admin saw. */
  seen?: boolean | null;
}

/** Approves or rejects. The list is always refetched, since another admin may have been faster. */
export function useDecidePractitioner() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ userId, isApproved, reason = '', seen = null }: Decision) => {
      const params = { user_id: String(userId) };

      return isApproved
        ? send(approvePractitioner, { params, body: { approved: seen } })
        : send(rejectPractitioner, { params, body: { reason, approved: seen } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const practitionerReport = exportPractitioners;
