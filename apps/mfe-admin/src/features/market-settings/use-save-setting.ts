import type { AdminSettings } from '@freely/api-client/contract';
import type { SettingName } from '@freely/domain/market-settings';
import type { TextName } from '@freely/domain/market-texts';
import { showToast } from '@freely/shell-sdk';
import { useState } from 'react';
import { useChangeSetting } from './queries.ts';

/** Saves one setting from a dialog, and closes it. */
export function useSaveSetting(
  name: SettingName | TextName,
  settings: AdminSettings,
  onClose: () => void,
) {
  // The version that this dialog was opened with: later changes of others are not overwritten.
  const [version] = useState(settings.version);
  const { mutate, isPending, error: failure } = useChangeSetting();

  function save(value: number | string, reason: string) {
    mutate(
      { name, value, reason, version },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          onClose();
        },
      },
    );
  }

  return { save, isPending, failure };
}
