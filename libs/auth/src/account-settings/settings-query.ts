import { send } from '@freely/api-client/client';
import { userSettings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** What users may read and change about themselves. The key mirrors the API's path. */
export const userSettingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'settings'],
  queryFn: ({ signal }) => send(userSettings, {}, { signal }),
});
