import type { fieldProps } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { TextField } from '@freely/ui/field';

/** The code of a second factor, in a form that was submitted without it. `fieldProps` connects it to the form. */
export function CodeField(props: ReturnType<typeof fieldProps>) {
  const { t } = useTranslation('shell/account');

  return (
    <TextField
      label={t('login.code')}
      hint={t('login.codeHint')}
      autoComplete="one-time-code"
      // It appears after a press of the button, where the next step is to type it.
      autoFocus
      {...props}
    />
  );
}
