import { send } from '@freely/api-client/client';
import { userSettings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** The settings that users may read and change. The key mirrors the API's path. */
export const userSettingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'settings'],
  queryFn: ({ signal }) => send(userSettings, {}, { signal }),
});
