import type { Listing } from './use-listing.ts';

type AnyListing = Listing<string, Record<string, readonly string[]>>;

/** The query parameters of a list request, except its page; empty ones are left out. */
export function listQuery<L extends AnyListing>(listing: L) {
  const { from, to, per_page, sort } = listing;
  const isPeriod = !from || !to || from <= to;

  return {
    // Reversed dates show an error under the field; the list ignores them.
    ...(isPeriod && from && { from }),
    ...(isPeriod && to && { to }),
    per_page: per_page as L['per_page'],
    sort: sort as L['sort'],
    ...filterQuery(listing),
  };
}

/** The search and the filters, as the list and its spreadsheet send them; the dates are apart. */
export function filterQuery<L extends Pick<AnyListing, 'q' | 'filters'>>({ q, filters }: L) {
  return { ...(q && { q }), ...(filters as L['filters']) };
}
