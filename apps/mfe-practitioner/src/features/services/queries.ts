import { ApiError, send } from '@freely/api-client/client';
import {
  addService,
  changeService,
  type OwnService,
  type OwnServiceChange,
  ownServices,
  removeService,
} from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

// Keys mirror API paths, so every remote agrees on them.
export const ownServicesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'services'],
  queryFn: ({ signal }) => send(ownServices, {}, { signal }),
});

/** A first price adds a treatment, a later one changes it (spec 3 §4). */
export function useSaveService(isOffered: boolean) {
  const change = useChangeList();

  return useMutation({
    mutationFn: (body: OwnServiceChange) => send(isOffered ? changeService : addService, { body }),
    onSuccess: ({ message, ...saved }) =>
      change(message, (list) => [
        ...list.filter(({ sub_service_id }) => sub_service_id !== saved.sub_service_id),
        saved,
      ]),
    onError: warnUnlessOfAField,
  });
}

export function useRemoveService() {
  const change = useChangeList();

  return useMutation({
    mutationFn: (id: number) => send(removeService, { body: { sub_service_id: id } }),
    onSuccess: ({ message }, id) =>
      change(message, (list) => list.filter(({ sub_service_id }) => sub_service_id !== id)),
    onError: warnUnlessOfAField,
  });
}

function useChangeList() {
  const queryClient = useQueryClient();
  const { queryKey } = ownServicesQuery;

  return async (message: string, change: (list: OwnService[]) => OwnService[]) => {
    notify({ tone: 'success', title: message });
    // A reading that is under way would bring the list of before.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list = []) => change(list));
  };
}

/** What has a field stands under it; the rest is told as a notice (spec 3 §8). */
function warnUnlessOfAField(error: Error): void {
  const fields = error instanceof ApiError ? error.fields : {};
  if (fields.price || fields.duration) return;
  notify({ tone: 'warning', title: error.message });
}
