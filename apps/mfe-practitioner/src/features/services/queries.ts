import { ApiError, send } from '@freely/api-client/client';
import {
  addService,
  changeService,
  type OwnService,
  type OwnServiceChange,
  ownServices,
  removeService,
} from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

// Query keys mirror API paths, so that all remotes use the same ones.
export const ownServicesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'services'],
  queryFn: ({ signal }) => send(ownServices, {}, { signal }),
});

/** The first price adds a treatment, a later one changes it (spec 3 §4). `onSaved` runs with a closed panel, too. */
export function useSaveService(isOffered: boolean, onSaved: (sent: OwnServiceChange) => void) {
  const { t } = useTranslation('practitioner/services');
  const change = useUpdateList();
  const refreshIfChangedElsewhere = useRefreshIfChangedElsewhere();

  return useMutation({
    mutationFn: (body: OwnServiceChange) => send(isOffered ? changeService : addService, { body }),
    async onSuccess({ message, ...saved }, sent) {
      await change(message, (list) => [
        ...list.filter(({ sub_service_id }) => sub_service_id !== saved.sub_service_id),
        saved,
      ]);
      onSaved(sent);
    },
    onError: (error) =>
      refreshIfChangedElsewhere(error, {
        title: t(isOffered ? 'gone' : 'added'),
        text: t(isOffered ? 'goneText' : 'addedText'),
      }),
  });
}

/** Removes a treatment; `onRemoved` runs if it was removed elsewhere, too. */
export function useRemoveService(onRemoved: () => void) {
  const { t } = useTranslation('practitioner/services');
  const change = useUpdateList();
  const refreshIfChangedElsewhere = useRefreshIfChangedElsewhere();

  return useMutation({
    mutationFn: (id: number) => send(removeService, { body: { sub_service_id: id } }),
    async onSuccess({ message }, id) {
      await change(
        message,
        (list) => list.filter(({ sub_service_id }) => sub_service_id !== id),
        // Searches find nobody without a price.
        t('noneLeft'),
      );
      onRemoved();
    },
    async onError(error) {
      await refreshIfChangedElsewhere(error, { title: t('alreadyGone') });
      if (isChangedElsewhere(error)) onRemoved();
    },
  });
}

function useUpdateList() {
  const queryClient = useQueryClient();
  const { queryKey } = ownServicesQuery;

  return async (
    message: string,
    change: (list: OwnService[]) => OwnService[],
    textIfEmpty?: string,
  ) => {
    const isEmpty = change(queryClient.getQueryData(queryKey) ?? []).length === 0;
    const text = isEmpty ? textIfEmpty : undefined;
    showToast({ tone: text ? 'warning' : 'success', title: message, text });
    // A fetch in flight would overwrite the cache with the old list.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list = []) => change(list));
  };
}

/** Shows what was changed elsewhere, in the list and as a toast; other errors as they are. */
function useRefreshIfChangedElsewhere() {
  const queryClient = useQueryClient();

  return async (error: Error, message: { title: string; text?: string }) => {
    if (!isChangedElsewhere(error)) return showToastUnlessFieldError(error);
    await queryClient.invalidateQueries({ queryKey: ownServicesQuery.queryKey });
    showToast({ tone: 'warning', ...message });
  };
}

/** Whether a treatment was removed elsewhere before it was changed, or added before it was added here. */
function isChangedElsewhere(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'conflict');
}

/** Shows an error as a toast unless it belongs to a field, which shows it itself (spec 3 §8). */
function showToastUnlessFieldError(error: Error): void {
  const fields = error instanceof ApiError ? error.fields : {};
  if (fields.price || fields.duration) return;
  showToast({ tone: 'warning', title: error.message });
}
