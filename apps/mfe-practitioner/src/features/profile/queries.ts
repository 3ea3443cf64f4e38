import { send } from '@freely/api-client/client';
import { practitionerProfile } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const profileQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'profile'],
  queryFn: ({ signal }) => send(practitionerProfile, {}, { signal }),
});
