import { send } from '@freely/api-client/client';
import { userSettings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** The customer's own settings, as they are now: a page that shows them asks for them anew. */
export const userSettingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'settings'],
  queryFn: ({ signal }) => send(userSettings, {}, { signal }),
  refetchOnMount: 'always',
});
