import { send } from '@freely/api-client/client';
import { releaseLog } from '@freely/api-client/contract';
import { shortSize, shortSizes, useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';
import { useUrlParams } from '../../listing/use-url-params.ts';

/** Only the log knows all units and verbs, so these two filters are free text in the URL. */
export function useLogListing() {
  const control = useListing({
    sorts: ['default'],
    sizes: shortSizes,
    defaultSize: '25',
    filters: {},
  });
  const { urlParams } = useUrlParams();
  const textFilters = {
    unit: (urlParams.get('unit') ?? '').slice(0, 42),
    verb: (urlParams.get('verb') ?? '').slice(0, 40),
  };
  const filters = Object.fromEntries(Object.entries(textFilters).filter(([, text]) => text !== ''));

  return { ...control, listing: { ...control.listing, filters }, textFilters };
}

export function useLogRows({ listing, textFilters }: ReturnType<typeof useLogListing>) {
  const { q, page, per_page } = listing;
  const params = {
    ...(q && { q }),
    ...(textFilters.unit && { unit: textFilters.unit }),
    ...(textFilters.verb && { verb: textFilters.verb }),
    per_page: shortSize(per_page),
  };

  return useRows({
    queryKey: ['dashboard', 'admin', 'releases', 'log'],
    params,
    page,
    fetchPage: (one, signal) =>
      send(releaseLog, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ entries }) => entries,
  });
}
