import { send } from '@freely/api-client/client';
import { resetPassword } from '@freely/api-client/contract';
import { storeDeviceToken } from '@freely/auth';
import {
  fieldProps,
  hasServerError,
  showServerErrors,
  useForm,
  useRuleMessage,
} from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors, PasswordField, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import styles from '../form.module.css';
import { ResetDraft } from './reset-draft.ts';

interface ResetPasswordFormProps {
  /** From the emailed link. */
  token: string;
  /** Called with the email of the account, once the password is changed. */
  onDone: (email: string) => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('shell/account');
  const phrase = useRuleMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(ResetDraft),
    mode: 'onTouched',
    // Otherwise the two passwords are compared only once all other fields are valid.
    criteriaMode: 'all',
    defaultValues: { email: '', password: '', password_confirmation: '' },
  });
  const attempt = useMutation({
    mutationFn: (draft: ResetDraft) => send(resetPassword, { body: { token, ...draft } }),
  });

  const submit = form.handleSubmit(async (draft) => {
    if (attempt.isPending) return;
    setProblem(null);
    try {
      const { message, device_token } = await attempt.mutateAsync(draft);
      storeDeviceToken(device_token);
      showToast({ tone: 'success', title: message });
    } catch (error) {
      const found = showServerErrors(form, error);
      if (found) showToast({ tone: 'warning', title: found });
      return setProblem(found);
    }
    onDone(draft.email);
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AnnouncedErrors when={hasServerError(form)}>
        {problem && (
          <Callout tone="warning" title={problem}>
            <Link to={siteMap.resetPasswordRequest}>{t('reset.another')}</Link>
          </Callout>
        )}
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="email"
          {...fieldProps(form, 'email', phrase)}
        />
        <PasswordField
          label={t('registration.password')}
          hint={t('registration.passwordHint')}
          autoComplete="new-password"
          {...fieldProps(form, 'password', phrase)}
        />
        <PasswordField
          label={t('registration.confirmation')}
          autoComplete="new-password"
          {...fieldProps(form, 'password_confirmation', phrase)}
        />
        <Button type="submit" isBlock isPending={attempt.isPending}>
          {t('reset.submit')}
        </Button>
      </AnnouncedErrors>
    </form>
  );
}
