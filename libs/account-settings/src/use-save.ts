import { ApiError, send } from '@freely/api-client/client';
import { changeUserSettings, type UserSettingsChange } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { userSettingsQuery } from './settings-query.ts';

/** The toast appears after the screen has changed (spec 3 §8), in milliseconds. */
const TOAST_DELAY = 200;

/** Saves settings and shows a toast. Errors are thrown, so that the form can show them. */
export function useSave() {
  const { t } = useTranslation('account-settings');
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: UserSettingsChange) => send(changeUserSettings, { body }),
    onSuccess: ({ message, ...settings }) => {
      queryClient.setQueryData(userSettingsQuery.queryKey, settings);
      setTimeout(() => showToast({ tone: 'success', title: message || t('saved') }), TOAST_DELAY);
    },
  });
}

/** Shows an API error that belongs to no field (spec 2 §8). */
export function showErrorToast(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showToast({ tone: 'warning', title: error.message });
}
