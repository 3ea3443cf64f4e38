import { send } from '@freely/api-client/client';
import { practitionerProfile, workImages } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const profileQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'profile'],
  queryFn: ({ signal }) => send(practitionerProfile, {}, { signal }),
});

export const imagesQuery = queryOptions({
  queryKey: ['practitioner', 'images'],
  queryFn: ({ signal }) => send(workImages, {}, { signal }),
});
