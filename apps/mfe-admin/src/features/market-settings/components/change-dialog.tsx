import type { AdminSettings } from '@freely/api-client/contract';
import { type SettingName, settingRefusal } from '@freely/domain/market-settings';
import { useTranslation } from '@freely/i18n';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useSaveSetting } from '../use-save-setting.ts';
import { SettingField } from './setting-field.tsx';

interface ChangeDialogProps {
  name: SettingName;
  settings: AdminSettings;
  onClose: () => void;
}

/** A new value within the bounds, with the reason for the audit log. */
export function ChangeDialog({ name, settings, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin/market-settings');
  const [value, setValue] = useState(settings.values[name]);
  const [isRefused, setIsRefused] = useState(false);
  const { save, isPending, failure } = useSaveSetting(name, settings, onClose);
  const isAllowed = settingRefusal(name, value) === null;

  return (
    <ReasonDialog
      title={t(`names.${name}`)}
      text={t(`texts.${name}`)}
      action={t('save')}
      maxLength={500}
      isRequired
      isPending={isPending}
      failure={failure}
      failureTitle={t('notSaved')}
      onAttempt={() => setIsRefused(!isAllowed)}
      onSubmit={(reason) => isAllowed && save(value, reason)}
      onClose={onClose}
    >
      <SettingField
        name={name}
        value={value}
        isRefused={isRefused}
        onChange={(next) => {
          setValue(next);
          setIsRefused(false);
        }}
      />
    </ReasonDialog>
  );
}
