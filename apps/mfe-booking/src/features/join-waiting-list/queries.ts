import { send } from '@freely/api-client/client';
import {
  joinWaitingList,
  practitionerServices,
  servicesWithSubServices,
} from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';
import { useSaveWish } from '../../waiting/use-save-wish.ts';

/** What can be waited for. */
export interface Choices {
  treatments: readonly { id: number; name: string; service: string }[];
  /** Of the practitioner who is wanted; none where anybody is. */
  salons: readonly { id: number; name: string; town: string }[];
}

/** What a practitioner offers; without one, every treatment there is. */
export const choicesQuery = (practitionerId: number | undefined) =>
  queryOptions({
    queryKey: ['waiting-list', 'choices', practitionerId ?? null],
    queryFn: async ({ signal }): Promise<Choices> => {
      if (practitionerId === undefined) {
        const services = await send(servicesWithSubServices, {}, { signal });
        const treatments = services.flatMap(({ name: service, sub_services }) =>
          sub_services.map(({ id, name }) => ({ id, name, service })),
        );

        return { treatments, salons: [] };
      }
      const params = { id: String(practitionerId) };
      const { sub_services, salons } = await send(practitionerServices, { params }, { signal });
      const treatments = sub_services.map(({ id, name, category_name: service }) => ({
        id,
        name,
        service,
      }));

      return { treatments, salons };
    },
  });

export const useJoin = () => useSaveWish((body) => send(joinWaitingList, { body }));
