import { send } from '@freely/api-client/client';
import { practitionerSalons, userSettings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

// Keys mirror API paths, so every remote agrees on them.

export const salonsQuery = queryOptions({
  queryKey: ['practitioner', 'salons'],
  queryFn: ({ signal }) => send(practitionerSalons, {}, { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'settings'],
  queryFn: ({ signal }) => send(userSettings, {}, { signal }),
});
