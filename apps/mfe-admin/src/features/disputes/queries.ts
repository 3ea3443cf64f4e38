import { send } from '@freely/api-client/client';
import { adminDisputes } from '@freely/api-client/contract';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

/** Open ones unless the address says otherwise. */
export const useDisputeListing = () =>
  useListing({ sorts: ['usual'], filters: { status: ['settled', 'all'] } as const });

export function useDisputeRows({
  page,
  per_page,
  filters,
}: ReturnType<typeof useDisputeListing>['listing']) {
  const asked = { ...filters, per_page };

  return useRows({
    queryKey: ['dashboard', 'admin', 'disputes'],
    asked,
    page,
    ask: (one, signal) =>
      send(adminDisputes, { query: { ...asked, page: String(one) } }, { signal }),
    rowsOf: ({ disputes }) => disputes,
  });
}
