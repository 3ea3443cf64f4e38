import { useSearchParams } from '@freely/router';
import { useMemo } from 'react';
import { type JourneySearch, readSearch } from './search-params.ts';

/** The search of the URL; null without one, as on a profile opened from a search engine. */
export function useOptionalSearch(): JourneySearch | null {
  const [params] = useSearchParams();

  return useMemo(() => readSearch(params), [params]);
}

/** The search of the URL, on pages whose guard ensures that it is complete. */
export function useSearch(): JourneySearch {
  const search = useOptionalSearch();
  if (!search) throw new Error('This page needs a search in its URL; its guard is missing.');

  return search;
}
