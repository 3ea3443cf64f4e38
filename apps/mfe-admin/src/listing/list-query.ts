import type { Listing } from './use-listing.ts';

/** What a list is asked for, besides its page: what is empty is left out. */
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
    // The wrong way round is told under the dates; the list goes on without them.
    ...(isPeriod && from && { from }),
    ...(isPeriod && to && { to }),
    per_page: per_page as L['per_page'],
    sort: sort as L['sort'],
    ...(filters as L['filters']),
  };
}
