import {
  fieldProps,
  hasServerError,
  showServerErrors,
  useForm,
  useRuleMessage,
} from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import * as v from 'valibot';
import styles from '../account-settings.module.css';

interface CodeFormProps {
  submitLabel: string;
  hint?: string;
  isPending: boolean;
  isDanger?: boolean;
  onCode: (code: string) => Promise<unknown>;
}

/** Asks for a code, and shows the server's refusal under the field. */
export function CodeForm({ submitLabel, hint, isPending, isDanger, onCode }: CodeFormProps) {
  const { t } = useTranslation('account-settings');
  const phrase = useRuleMessage();
  const required = t('secondFactor.codeRequired');
  const schema = useMemo(
    () => v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(required)) }),
    [required],
  );
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } });

  const submit = form.handleSubmit(async ({ code }) => {
    if (isPending) return;
    try {
      await onCode(code);
    } catch (error) {
      const problem = showServerErrors(form, error);
      if (problem) showToast({ tone: 'warning', title: problem });
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AnnouncedErrors when={hasServerError(form)}>
        <TextField
          label={t('secondFactor.code')}
          hint={hint}
          autoComplete="one-time-code"
          {...fieldProps(form, 'code', phrase)}
        />
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
          {submitLabel}
        </Button>
      </AnnouncedErrors>
    </form>
  );
}
