import { useQueryClient } from '@freely/query';
import { practitionerInfoQuery, practitionerServicesQuery } from './practitioner-queries.ts';
import type { JourneySearch } from './search-params.ts';

const prefetchOptions = { staleTime: 30_000 };

/** Event handlers for a link to a practitioner that prefetch the data of the next page. */
export function usePrefetchPractitioner(id: number, search: JourneySearch) {
  const client = useQueryClient();
  const prefetch = () => {
    void client.prefetchQuery({ ...practitionerInfoQuery(id, search), ...prefetchOptions });
    void client.prefetchQuery({ ...practitionerServicesQuery(id), ...prefetchOptions });
  };

  return { onPointerEnter: prefetch, onFocus: prefetch };
}
