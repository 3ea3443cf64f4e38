import { useSearchParams } from '@freely/router';
import { useMemo } from 'react';
import { type JourneySearch, readSearch } from './search-choice.ts';

/** The search in the address; null for who came without one, as from a search engine to a profile. */
export function useSearchIfAny(): JourneySearch | null {
  const [params] = useSearchParams();

  return useMemo(() => readSearch(params), [params]);
}

/** The search in the address, on pages whose guard has made sure that it is whole. */
export function useSearch(): JourneySearch {
  const search = useSearchIfAny();
  if (!search) throw new Error('This page needs a search in its address; its guard is missing.');

  return search;
}
