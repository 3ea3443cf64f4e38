import { send } from '@freely/api-client/client';
import { auditLog } from '@freely/api-client/contract';
import { useAddress } from '../../listing/use-address.ts';
import { shortSize, shortSizes, useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

/** Which actions there are only the log knows: those two filters are free text of the address. */
export function useAuditListing() {
  const control = useListing({
    sorts: ['usual'],
    sizes: shortSizes,
    usualSize: '25',
    filters: {},
  });
  const { address } = useAddress();
  const about = {
    action: (address.get('action') ?? '').slice(0, 60),
    object: (address.get('object') ?? '').slice(0, 60),
  };
  const filters = Object.fromEntries(Object.entries(about).filter(([, text]) => text !== ''));

  return { ...control, listing: { ...control.listing, filters }, about };
}

export function useAuditRows({ listing, about }: ReturnType<typeof useAuditListing>) {
  const { q, from, to, page, per_page } = listing;
  const isPeriod = from <= to || to === '';
  const asked = {
    ...(q && { who: q }),
    ...(about.action && { action: about.action }),
    ...(about.object && { object: about.object }),
    ...(isPeriod && from && { from }),
    ...(isPeriod && to && { to }),
    per_page: shortSize(per_page),
  };

  return useRows({
    queryKey: ['dashboard', 'admin', 'audit'],
    asked,
    page,
    ask: (one, signal) => send(auditLog, { query: { ...asked, page: String(one) } }, { signal }),
    rowsOf: ({ entries }) => entries,
  });
}
