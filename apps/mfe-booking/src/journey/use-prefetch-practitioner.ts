import { useQueryClient } from '@freely/query';
import { practitionerInfoQuery, practitionerServicesQuery } from './practitioner-queries.ts';
import type { JourneySearch } from './search-choice.ts';

const fresh = { staleTime: 30_000 };

/** Handlers for a link to a practitioner: what the next page needs is fetched on intent. */
export function usePrefetchPractitioner(id: number, search: JourneySearch) {
  const client = useQueryClient();
  const prefetch = () => {
    void client.prefetchQuery({ ...practitionerInfoQuery(id, search), ...fresh });
    void client.prefetchQuery({ ...practitionerServicesQuery(id), ...fresh });
  };

  return { onPointerEnter: prefetch, onFocus: prefetch };
}
