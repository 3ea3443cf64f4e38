import { send } from '@freely/api-client/client';
import { adminWaitingList } from '@freely/api-client/contract';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

/** Shows who waits, unless the URL says `offers`. */
export const useWaitingListing = () =>
  useListing({ sorts: ['default'], filters: { list: ['offers'] } as const });

type Listing = ReturnType<typeof useWaitingListing>['listing'];

export function useEntryRows({ page, per_page }: Listing) {
  const params = { list: 'entries', per_page } as const;

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) => fetchList(params, one, signal),
    rowsOf: ({ entries }) => entries,
  });
}

export function useOfferRows({ page, per_page }: Listing) {
  const params = { list: 'offers', per_page } as const;

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) => fetchList(params, one, signal),
    rowsOf: ({ offers }) => offers,
  });
}

const key = ['dashboard', 'admin', 'waiting-list'] as const;

const fetchList = (
  params: { list: 'entries' | 'offers'; per_page: Listing['per_page'] },
  page: number,
  signal: AbortSignal,
) => send(adminWaitingList, { query: { ...params, page: String(page) } }, { signal });
