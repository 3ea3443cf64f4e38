import type { AdminSettings } from '@freely/api-client/contract';
import { marketSettings, type SettingName, settingRefusal } from '@freely/domain/market-settings';
import { isWholeNumber, maskWholeNumber, wholeNumberIn } from '@freely/domain/whole-number';
import { useTranslation } from '@freely/i18n';
import { TextField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useSaveSetting } from '../use-save-setting.ts';

interface ChangeDialogProps {
  name: SettingName;
  settings: AdminSettings;
  onClose: () => void;
}

/** More than any bound has, so that a number that is too large is refused and not cut. */
const mostDigits = 9;

/** A new value within the bounds, with the reason for the audit log. */
export function ChangeDialog({ name, settings, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin/market-settings');
  const { unit, min, max, default: usual } = marketSettings[name];
  const [text, setText] = useState(String(settings.values[name]));
  const [isRefused, setIsRefused] = useState(false);
  const { save, isPending, failure } = useSaveSetting(name, settings, onClose);
  const value = wholeNumberIn(text);
  const isWrong = text !== '' && !isWholeNumber(text);
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
      <TextField
        label={unit === 'switch' ? t('newSwitch') : t('newValue', { unit: t(`units.${unit}`) })}
        hint={t('bounds', { min, max, usual })}
        error={isRefused || isWrong ? t('outOfBounds', { min, max }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(maskWholeNumber(target.value, mostDigits));
          setIsRefused(false);
        }}
      />
    </ReasonDialog>
  );
}
