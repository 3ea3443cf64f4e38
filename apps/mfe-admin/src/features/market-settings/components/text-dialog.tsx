import type { AdminSettings } from '@freely/api-client/contract';
import { isTextAllowed, marketTexts, type TextName } from '@freely/domain/market-texts';
import { useTranslation } from '@freely/i18n';
import { TextAreaField, TextField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useSaveSetting } from '../use-save-setting.ts';

interface TextDialogProps {
  name: TextName;
  settings: AdminSettings;
  onClose: () => void;
}

/** A new text of its kind, with the reason for the audit log. */
export function TextDialog({ name, settings, onClose }: TextDialogProps) {
  const { t } = useTranslation('admin/market-settings');
  const { kind, maxLength } = marketTexts[name];
  const [text, setText] = useState(settings.texts[name]);
  const [isRefused, setIsRefused] = useState(false);
  const { save, isPending, failure } = useSaveSetting(name, settings, onClose);
  const value = text.trim();
  const isAllowed = isTextAllowed(name, value);
  const field = {
    label: t('newText'),
    hint: t(`kinds.${kind}`),
    error: isRefused ? t('otherKind', { kind: t(`kinds.${kind}`), max: maxLength }) : undefined,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setIsRefused(false);
    },
  };

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
      {kind === 'lines' || kind === 'links' ? (
        <TextAreaField {...field} />
      ) : (
        <TextField {...field} />
      )}
    </ReasonDialog>
  );
}
