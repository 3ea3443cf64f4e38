import type { Listing } from './use-listing.ts';

/** The query parameters of a list request, except its page; empty ones are left out. */
export function listQuery<L extends Listing<string, Record<string, readonly string[]>>>({
  q,
  from,
  to,
  per_page,
  sort,
  filters,
}: L) {
  const isPeriod = !from || !to || from <= to;

  return {
    ...(q && { q }),
    // Reversed dates show an error under the field; the list ignores them.
    ...(isPeriod && from && { from }),
    ...(isPeriod && to && { to }),
    per_page: per_page as L['per_page'],
    sort: sort as L['sort'],
    ...(filters as L['filters']),
  };
}
