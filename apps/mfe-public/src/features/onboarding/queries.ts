import { send } from '@freely/api-client/client';
import { onboardingStep, practitionerSalons, userSettings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

// Keys mirror API paths, so every remote agrees on them.

export const salonsQuery = queryOptions({
  queryKey: ['practitioner', 'salons'],
  queryFn: ({ signal }) => send(practitionerSalons, {}, { signal }),
});

/** The guard has made the same call: this one tells what an admin has decided meanwhile. */
export const progressQuery = queryOptions({
  queryKey: ['practitioner', 'onbording'],
  queryFn: ({ signal }) => send(onboardingStep, {}, { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'settings'],
  queryFn: ({ signal }) => send(userSettings, {}, { signal }),
});
