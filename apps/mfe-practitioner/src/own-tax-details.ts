import { send } from '@freely/api-client/client';
import { ownTaxDetails } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const ownTaxDetailsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'tax-details'],
  queryFn: ({ signal }) => send(ownTaxDetails, {}, { signal }),
});
