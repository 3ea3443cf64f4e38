import { send } from '@freely/api-client/client';
import { adminDisputes } from '@freely/api-client/contract';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

/** Shows open disputes unless the URL says otherwise. */
export const useDisputeListing = () =>
  useListing({ sorts: ['default'], filters: { status: ['settled', 'all'] } as const });

export function useDisputeRows({
  page,
  per_page,
  filters,
}: ReturnType<typeof useDisputeListing>['listing']) {
  const params = { ...filters, per_page };

  return useRows({
    queryKey: ['dashboard', 'admin', 'disputes'],
    params,
    page,
    fetchPage: (one, signal) =>
      send(adminDisputes, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ disputes }) => disputes,
  });
}
