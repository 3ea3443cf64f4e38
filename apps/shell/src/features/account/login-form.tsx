import { ApiError, send } from '@freely/api-client/client';
import { login } from '@freely/api-client/contract';
import { sessionStore, signIn } from '@freely/auth';
import {
  fieldProps,
  hasServerError,
  showServerErrors,
  useForm,
  useRuleMessage,
} from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors, PasswordField, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useState } from 'react';
import { CodeField } from './code-field.tsx';
import styles from './form.module.css';
import { LoginDraft } from './login-draft.ts';
import { type CarriedEmail, useCarriedEmail } from './use-carried-email.ts';

interface LoginFormProps {
  /** Leads to the password reset: a link on the page, a button in the dialog. */
  forgot: ReactNode;
  /** Called once the user is signed in. */
  onDone: () => void;
  carriedEmail?: CarriedEmail;
}

/** Email and password, on the page and in the dialog. */
export function LoginForm({ forgot, onDone, carriedEmail }: LoginFormProps) {
  const { t } = useTranslation('shell/account');
  const phrase = useRuleMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const form = useForm({
    resolver: valibotResolver(LoginDraft),
    defaultValues: { email: '', password: '', code: '' },
  });
  useCarriedEmail(form, carriedEmail);
  const attempt = useMutation({
    mutationFn: ({ code, ...body }: LoginDraft) =>
      // Another account than the one that was asked for a code may have none.
      send(login, { body: isCodeNeeded && code ? { ...body, code } : body }),
  });

  // Also until the next page is there.
  const isBusy = attempt.isPending || attempt.isSuccess;

  const submit = form.handleSubmit(async (draft) => {
    if (isBusy) return;
    setProblem(null);
    try {
      signIn(await attempt.mutateAsync(draft));
    } catch (error) {
      if (!isCodeNeeded && error instanceof ApiError && error.fields.code) {
        return setCodeNeeded(true);
      }
      return setProblem(showServerErrors(form, error));
    }
    const name = sessionStore.getState().user?.name ?? '';
    showToast({ tone: 'success', title: t('login.welcome', { name }) });
    onDone();
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AnnouncedErrors when={hasServerError(form)}>
        {problem && (
          <Callout tone="error" role="alert">
            {problem}
          </Callout>
        )}
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="email"
          {...fieldProps(form, 'email', phrase)}
        />
        <div className={styles.withAside}>
          <PasswordField
            label={t('login.password')}
            autoComplete="current-password"
            {...fieldProps(form, 'password', phrase)}
          />
          <span className={styles.aside}>{forgot}</span>
        </div>
        {isCodeNeeded && <CodeField {...fieldProps(form, 'code', phrase)} />}
        <Button type="submit" isBlock isPending={isBusy}>
          {t('login.submit')}
        </Button>
      </AnnouncedErrors>
    </form>
  );
}
