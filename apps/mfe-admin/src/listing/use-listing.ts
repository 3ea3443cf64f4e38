import { useEffect, useRef, useState } from 'react';
import { type AddressParts, useAddress } from './use-address.ts';

export const pageSizes = ['10', '25', '50', 'all'] as const;
type PageSize = (typeof pageSizes)[number];

/** Of lists that nobody wants whole. */
export const shortSizes = ['10', '25', '50'] as const;

/** The size of a page of such a list. */
export const shortSize = (size: PageSize) => (size === 'all' ? '50' : size);

type Choices = Record<string, readonly string[]>;

/** What a list can be told, as the contract has it; its address may say anything. */
export interface ListingRules<Sort extends string, Filters extends Choices> {
  /** The first is the usual order. */
  sorts: readonly [Sort, ...Sort[]];
  filters: Filters;
  /** What is offered of `pageSizes`; all of them unless given. */
  sizes?: readonly PageSize[];
  usualSize?: '10' | '25';
}

/** What an admin list shows: it lives in the address, so it can be shared and survives a reload. */
export interface Listing<Sort extends string = string, Filters extends Choices = Choices> {
  q: string;
  /** London days; an empty text for none. */
  from: string;
  to: string;
  page: number;
  per_page: PageSize;
  sort: Sort;
  filters: { [Name in keyof Filters]?: Filters[Name][number] };
  /** The row whose drawer is open. */
  open: number | null;
}

const TYPING_PAUSE = 300;
/** A year that is being typed is no year yet. */
const SENSIBLE_DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** The listing in the address, and how to change it. The search waits for a pause in typing. */
export function useListing<const Sort extends string, const Filters extends Choices>(
  rules: ListingRules<Sort, Filters>,
) {
  const { address, change: write } = useAddress();
  const listing = readListing(address, rules);
  const [typed, setTyped] = useState(listing.q);
  const lastQ = useRef(listing.q);

  function change(parts: AddressParts) {
    // Whatever changes what is listed begins at its first page again.
    const staysOnPage = Object.keys(parts).every((name) => name === 'open' || name === 'page');
    const isUsual = (name: string, value: AddressParts[string]) =>
      (name === 'page' && value === 1) ||
      (name === 'per_page' && value === (rules.usualSize ?? '10')) ||
      (name === 'sort' && value === rules.sorts[0]);
    const told = Object.entries(parts).map(([name, value]) => [
      name,
      isUsual(name, value) ? null : value,
    ]);
    write({ ...(!staysOnPage && { page: null }), ...Object.fromEntries(told) });
  }

  // The way back and links change the address under the field.
  useEffect(() => {
    if (listing.q === lastQ.current) return;
    lastQ.current = listing.q;
    setTyped(listing.q);
  }, [listing.q]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause.
  useEffect(() => {
    const q = typed.trim();
    if (q === listing.q) return;
    const pause = setTimeout(() => {
      lastQ.current = q;
      change({ q });
    }, TYPING_PAUSE);

    return () => clearTimeout(pause);
  }, [typed]);

  return { listing, typed, setTyped, change };
}

function readListing<Sort extends string, Filters extends Choices>(
  address: URLSearchParams,
  { sorts, filters, sizes = pageSizes, usualSize = '10' }: ListingRules<Sort, Filters>,
): Listing<Sort, Filters> {
  const day = (name: string) => {
    const text = address.get(name) ?? '';
    return SENSIBLE_DAY.test(text) ? text : '';
  };
  const chosen = Object.entries(filters).flatMap(([name, choices]) => {
    const value = address.get(name);
    return value !== null && choices.includes(value) ? [[name, value]] : [];
  });
  const open = Number(address.get('open'));

  return {
    q: (address.get('q') ?? '').slice(0, 120),
    from: day('from'),
    to: day('to'),
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    per_page: sizes.find((size) => size === address.get('per_page')) ?? usualSize,
    sort: sorts.find((sort) => sort === address.get('sort')) ?? sorts[0],
    filters: Object.fromEntries(chosen),
    open: Number.isInteger(open) && open > 0 ? open : null,
  };
}
