import { ApiError } from '@freely/api-client/client';
import type { AdminSettings } from '@freely/api-client/contract';
import type { SettingName } from '@freely/domain/market-settings';
import type { TextName } from '@freely/domain/market-texts';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { useState } from 'react';
import { useChangeSetting } from './queries.ts';

/** Saves one setting from a dialog, and closes it. */
export function useSaveSetting(
  name: SettingName | TextName,
  settings: AdminSettings,
  onClose: () => void,
) {
  const { t } = useTranslation('admin/market-settings');
  // The version that this dialog was opened with: later changes of others are not overwritten.
  const [version] = useState(settings.version);
  const { mutate, isPending } = useChangeSetting();

  function save(value: number | string, reason: string) {
    mutate(
      { name, value, reason, version },
      {
        onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
        onError: (error) =>
          showToast({
            tone: 'error',
            title: t('notSaved'),
            text: error instanceof ApiError ? error.message : undefined,
          }),
        onSettled: onClose,
      },
    );
  }

  return { save, isPending };
}
