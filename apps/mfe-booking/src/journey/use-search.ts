import { useSearchParams } from '@freely/router';
import { useMemo } from 'react';
import { type JourneySearch, readSearch } from './search-choice.ts';

/** The search in the address, on pages whose guard has made sure that it is whole. */
export function useSearch(): JourneySearch {
  const [params] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  if (!search) throw new Error('This page needs a search in its address; its guard is missing.');

  return search;
}
