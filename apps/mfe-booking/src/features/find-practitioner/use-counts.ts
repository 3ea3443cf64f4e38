import type { SearchResponse } from '@freely/api-client/contract';
import { useQuery } from '@freely/query';
import { useState } from 'react';
import type { JourneySearch, ResultFilters } from '../../journey/search-params.ts';
import { countQuery } from './queries.ts';

interface CountsInput {
  search: JourneySearch;
  filters: ResultFilters;
  /** The rows of this search; undefined until they have arrived. */
  rows: SearchResponse | undefined;
}

/**
 * The exact total of a search, the same on every page, and the totals of the days that the week
 * shows. Both come after the rows, by a call of their own (D69).
 */
export function useCounts({ search, filters, rows }: CountsInput) {
  const [days, setDays] = useState<readonly string[]>([]);
  const needsTotal = rows?.total_is_floor === true;
  const total = useQuery({ ...countQuery(search, filters, []), enabled: needsTotal });
  const week = useQuery({
    ...countQuery(search, filters, days),
    enabled: rows !== undefined && days.length > 0,
  });

  return {
    /** Undefined while it is being counted. */
    total: total.data?.total ?? (needsTotal ? undefined : rows?.total),
    /** By day; empty while they are being counted. */
    counts: week.data?.days ?? {},
    onWeek: setDays,
  };
}
