import { ApiError, send } from '@freely/api-client/client';
import { practitionerInfo, practitionerServices } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';
import { degrees, type JourneySearch } from './search-params.ts';

// Query keys mirror API paths, so that all remotes use the same ones.

/** `search` adds the customer's place to the request as the optional `lat` and `lon`. */
export const practitionerInfoQuery = (id: number, search?: JourneySearch) =>
  queryOptions({
    queryKey: ['practitioner', id, 'info', search?.lat ?? null, search?.lon ?? null],
    queryFn: ({ signal }) =>
      send(
        practitionerInfo,
        {
          params: { id: String(id) },
          query: search ? { lat: degrees(search.lat), lon: degrees(search.lon) } : {},
        },
        { signal },
      ),
  });

/** Whether a query failed because there is no such practitioner. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

export const practitionerServicesQuery = (id: number) =>
  queryOptions({
    queryKey: ['practitioner', id, 'services'],
    queryFn: ({ signal }) => send(practitionerServices, { params: { id: String(id) } }, { signal }),
  });
