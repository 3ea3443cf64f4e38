import { send } from '@freely/api-client/client';
import { adminRights } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** A right that is given or taken shows after the next login or reload. */
export const rightsQuery = queryOptions({
  queryKey: ['dashboard', 'admin', 'rights'],
  queryFn: ({ signal }) => send(adminRights, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
