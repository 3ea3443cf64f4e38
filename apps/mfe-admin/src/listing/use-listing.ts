import { maxPage } from '@freely/api-client/contract';
import { isId } from '@freely/shell-sdk/not-found';
import { readDay } from './read-day.ts';
import { useTypedText } from './use-typed-text.ts';
import { type UrlParams, useUrlParams } from './use-url-params.ts';

export const pageSizes = ['10', '25', '50', 'all'] as const;
type PageSize = (typeof pageSizes)[number];

/** The page sizes of lists that have no "All". */
export const shortSizes = ['10', '25', '50'] as const;

/** The page size of such a list. */
export const shortSize = (size: PageSize) => (size === 'all' ? '50' : size);

type Choices = Record<string, readonly string[]>;

/** The values that a list accepts, as in the API contract. Other values in the URL are ignored. */
export interface ListingRules<Sort extends string, Filters extends Choices> {
  /** The first is the default order. */
  sorts: readonly [Sort, ...Sort[]];
  filters: Filters;
  /** The page sizes to offer; all `pageSizes` by default. */
  sizes?: readonly PageSize[];
  defaultSize?: '10' | '25';
}

/** The state of an admin list. It is in the URL, so that it can be shared and survives a reload. */
export interface Listing<Sort extends string = string, Filters extends Choices = Choices> {
  q: string;
  /** Dates in London time; empty for none. */
  from: string;
  to: string;
  page: number;
  per_page: PageSize;
  sort: Sort;
  filters: { [Name in keyof Filters]?: Filters[Name][number] };
  /** The row whose drawer is open. */
  open: number | null;
}

/**
 * The list state in the URL, and functions to change it. The search input is debounced. `isMissing`: the row
 * to open is no number.
 */
export function useListing<const Sort extends string, const Filters extends Choices>(
  rules: ListingRules<Sort, Filters>,
) {
  const { urlParams, change: changeUrl, open } = useUrlParams();
  const listing = readListing(urlParams, rules);
  const isMissing = urlParams.has('open') && listing.open === null;
  const [typed, setTyped] = useTypedText(listing.q, (q) => change({ q }));

  function change(parts: UrlParams) {
    // Any other change goes back to the first page.
    const staysOnPage = Object.keys(parts).every((name) => name === 'page');
    const isDefault = (name: string, value: UrlParams[string]) =>
      (name === 'page' && value === 1) ||
      (name === 'per_page' && value === (rules.defaultSize ?? '10')) ||
      (name === 'sort' && value === rules.sorts[0]);
    const changes = Object.entries(parts).map(([name, value]) => [
      name,
      isDefault(name, value) ? null : value,
    ]);
    changeUrl({ ...(!staysOnPage && { page: null }), ...Object.fromEntries(changes) });
  }

  return { listing, typed, setTyped, change, open, isMissing };
}

function readListing<Sort extends string, Filters extends Choices>(
  urlParams: URLSearchParams,
  { sorts, filters, sizes = pageSizes, defaultSize = '10' }: ListingRules<Sort, Filters>,
): Listing<Sort, Filters> {
  const chosen = Object.entries(filters).flatMap(([name, choices]) => {
    const value = urlParams.get(name);
    return value !== null && choices.includes(value) ? [[name, value]] : [];
  });
  const open = urlParams.get('open') ?? undefined;

  return {
    q: (urlParams.get('q') ?? '').slice(0, 120),
    from: readDay(urlParams.get('from')),
    to: readDay(urlParams.get('to')),
    page: Math.min(maxPage, Math.max(1, Math.trunc(Number(urlParams.get('page'))) || 1)),
    per_page: sizes.find((size) => size === urlParams.get('per_page')) ?? defaultSize,
    sort: sorts.find((sort) => sort === urlParams.get('sort')) ?? sorts[0],
    filters: Object.fromEntries(chosen),
    open: isId(open) ? Number(open) : null,
  };
}
