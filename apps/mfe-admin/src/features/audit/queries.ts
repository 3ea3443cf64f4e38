import { send } from '@freely/api-client/client';
import { auditLog } from '@freely/api-client/contract';
import { shortSize, shortSizes, useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';
import { useUrlParams } from '../../listing/use-url-params.ts';

/** Only the API knows all actions and objects, so these two filters are free text in the URL. */
export function useAuditListing() {
  const control = useListing({
    sorts: ['default'],
    sizes: shortSizes,
    defaultSize: '25',
    filters: {},
  });
  const { urlParams } = useUrlParams();
  const textFilters = {
    action: (urlParams.get('action') ?? '').slice(0, 60),
    object: (urlParams.get('object') ?? '').slice(0, 60),
  };
  const filters = Object.fromEntries(Object.entries(textFilters).filter(([, text]) => text !== ''));

  return { ...control, listing: { ...control.listing, filters }, textFilters };
}

export function useAuditRows({ listing, textFilters }: ReturnType<typeof useAuditListing>) {
  const { q, from, to, page, per_page } = listing;
  const isPeriod = from <= to || to === '';
  const params = {
    ...(q && { who: q }),
    ...(textFilters.action && { action: textFilters.action }),
    ...(textFilters.object && { object: textFilters.object }),
    ...(isPeriod && from && { from }),
    ...(isPeriod && to && { to }),
    per_page: shortSize(per_page),
  };

  return useRows({
    queryKey: ['dashboard', 'admin', 'audit'],
    params,
    page,
    fetchPage: (one, signal) =>
      send(auditLog, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ entries }) => entries,
  });
}
