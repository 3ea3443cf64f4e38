import { send } from '@freely/api-client/client';
import { abuseSigns, adminAbuse, type liftHours, liftLimits } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'abuse'] as const;

export const useAbuseListing = () =>
  useListing({ sorts: ['default'], filters: { sign: abuseSigns } });

type Listing = ReturnType<typeof useAbuseListing>['listing'];

export function useAbuseRows({ q, page, per_page, filters: { sign } }: Listing) {
  const params = { per_page, ...(q && { q }), ...(sign && { sign }) };

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) =>
      send(adminAbuse, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ accounts }) => accounts,
  });
}

interface Lift {
  id: number;
  hours: (typeof liftHours)[number];
  reason: string;
}

export function useLift() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, ...body }: Lift) =>
      send(liftLimits, { params: { user_id: String(id) }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
