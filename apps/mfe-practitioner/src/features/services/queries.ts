import { ApiError, send } from '@freely/api-client/client';
import {
  addService,
  changeService,
  type OwnService,
  type OwnServiceChange,
  ownServices,
  removeService,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

// Query keys mirror API paths, so that all remotes use the same ones.
export const ownServicesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'services'],
  queryFn: ({ signal }) => send(ownServices, {}, { signal }),
});

/** The first price adds a treatment, a later one changes it (spec 3 §4). */
export function useSaveService(isOffered: boolean) {
  const change = useUpdateList();

  return useMutation({
    mutationFn: (body: OwnServiceChange) => send(isOffered ? changeService : addService, { body }),
    onSuccess: ({ message, ...saved }) =>
      change(message, (list) => [
        ...list.filter(({ sub_service_id }) => sub_service_id !== saved.sub_service_id),
        saved,
      ]),
    onError: showToastUnlessFieldError,
  });
}

export function useRemoveService() {
  const change = useUpdateList();

  return useMutation({
    mutationFn: (id: number) => send(removeService, { body: { sub_service_id: id } }),
    onSuccess: ({ message }, id) =>
      change(message, (list) => list.filter(({ sub_service_id }) => sub_service_id !== id)),
    onError: showToastUnlessFieldError,
  });
}

function useUpdateList() {
  const queryClient = useQueryClient();
  const { queryKey } = ownServicesQuery;

  return async (message: string, change: (list: OwnService[]) => OwnService[]) => {
    showToast({ tone: 'success', title: message });
    // A fetch in flight would overwrite the cache with the old list.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list = []) => change(list));
  };
}

/** Shows an error as a toast unless it belongs to a field, which shows it itself (spec 3 §8). */
function showToastUnlessFieldError(error: Error): void {
  const fields = error instanceof ApiError ? error.fields : {};
  if (fields.price || fields.duration) return;
  showToast({ tone: 'warning', title: error.message });
}
