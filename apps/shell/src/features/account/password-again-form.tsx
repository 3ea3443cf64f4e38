import { ApiError, send } from '@freely/api-client/client';
import { reauthenticate } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { fieldProps, hasServerError, rule, showServerErrors, useRuleMessage } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors, PasswordField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CodeField } from './code-field.tsx';
import styles from './form.module.css';

const PasswordAgain = v.object({
  password: v.pipe(v.string(), v.nonEmpty(rule('passwordRequired'))),
  code: v.string(),
});
type PasswordAgain = v.InferOutput<typeof PasswordAgain>;

/**
 * The password of the account that is logged in, and a code once the server asks for one (D71). `onDone` is
 * called once both were right.
 */
export function PasswordAgainForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell/account');
  const phrase = useRuleMessage();
  const email = useSession().user?.email ?? '';
  const [problem, setProblem] = useState<string | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const form = useForm({
    resolver: valibotResolver(PasswordAgain),
    defaultValues: { password: '', code: '' },
  });
  const attempt = useMutation({
    mutationFn: ({ password, code }: PasswordAgain) =>
      send(reauthenticate, { body: isCodeNeeded ? { password, code } : { password } }),
  });

  const submit = form.handleSubmit(async (draft) => {
    if (attempt.isPending) return;
    setProblem(null);
    try {
      await attempt.mutateAsync(draft);
    } catch (error) {
      if (!isCodeNeeded && error instanceof ApiError && error.fields.code) {
        return setCodeNeeded(true);
      }
      return setProblem(showServerErrors(form, error));
    }
    onDone();
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problem && (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      )}
      {/* For password managers, which find the password by it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <AnnouncedErrors when={hasServerError(form)}>
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          {...fieldProps(form, 'password', phrase)}
        />
        {isCodeNeeded && <CodeField {...fieldProps(form, 'code', phrase)} />}
      </AnnouncedErrors>
      <Button type="submit" isBlock isPending={attempt.isPending}>
        {t('passwordAgain.submit')}
      </Button>
    </form>
  );
}
