import { ApiError } from '@freely/api-client/client';
import type { AdminSettings } from '@freely/api-client/contract';
import { marketSettings, type SettingName, settingRefusal } from '@freely/domain/market-settings';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { TextField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useChangeSetting } from '../queries.ts';

interface ChangeDialogProps {
  name: SettingName;
  settings: AdminSettings;
  onClose: () => void;
}

/** A new value within the bounds, with the reason for the audit log. */
export function ChangeDialog({ name, settings, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin/market-settings');
  const { unit, min, max, default: usual } = marketSettings[name];
  const [text, setText] = useState(String(settings.values[name]));
  const [isRefused, setIsRefused] = useState(false);
  // The version that this dialog was opened with: later changes of others are not overwritten.
  const [version] = useState(settings.version);
  const change = useChangeSetting();
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const isAllowed = settingRefusal(name, value) === null;

  function submit(reason: string) {
    if (!isAllowed) return;
    change.mutate(
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

  return (
    <ReasonDialog
      title={t(`names.${name}`)}
      text={t(`texts.${name}`)}
      action={t('save')}
      maxLength={500}
      isRequired
      isPending={change.isPending}
      onAttempt={() => setIsRefused(!isAllowed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={unit === 'switch' ? t('newSwitch') : t('newValue', { unit: t(`units.${unit}`) })}
        hint={t('bounds', { min, max, usual })}
        error={isRefused ? t('outOfBounds', { min, max }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value.replace(/\D/g, ''));
          setIsRefused(false);
        }}
      />
    </ReasonDialog>
  );
}
