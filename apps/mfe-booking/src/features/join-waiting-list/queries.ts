import { send } from '@freely/api-client/client';
import { joinWaitingList, servicesWithSubServices } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';
import { useSaveWish } from '../../waiting/use-save-wish.ts';

/** Every treatment, by its service. */
export const catalogueQuery = queryOptions({
  queryKey: ['servicesWithSubServices'],
  queryFn: ({ signal }) => send(servicesWithSubServices, {}, { signal }),
});

export const useJoin = () => useSaveWish((body) => send(joinWaitingList, { body }));
