import { send } from '@freely/api-client/client';
import { sendResetPasswordEmail } from '@freely/api-client/contract';
import {
  EmailRule,
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
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { object } from 'valibot';
import styles from '../form.module.css';
import { type CarriedEmail, useCarriedEmail } from '../use-carried-email.ts';

const ResetRequest = object({ email: EmailRule });

/** The password reset request, on the page and in the dialog. `onDone` is called on success. */
export function ResetRequestForm({
  onDone,
  carriedEmail,
}: {
  onDone: () => void;
  carriedEmail?: CarriedEmail;
}) {
  const { t } = useTranslation('shell/account');
  const phrase = useRuleMessage();
  const form = useForm({
    resolver: valibotResolver(ResetRequest),
    defaultValues: { email: '' },
  });
  useCarriedEmail(form, carriedEmail);
  const request = useMutation({
    mutationFn: (body: { email: string }) => send(sendResetPasswordEmail, { body }),
  });

  const submit = form.handleSubmit(async (draft) => {
    if (request.isPending) return;
    try {
      const { message } = await request.mutateAsync(draft);
      showToast({ tone: 'success', title: t('resetRequest.sent'), text: message });
    } catch (error) {
      const problem = showServerErrors(form, error);
      if (problem) showToast({ tone: 'warning', title: problem });
      return;
    }
    onDone();
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AnnouncedErrors when={hasServerError(form)}>
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="email"
          {...fieldProps(form, 'email', phrase)}
        />
        <Button type="submit" isBlock isPending={request.isPending}>
          {t('resetRequest.submit')}
        </Button>
      </AnnouncedErrors>
    </form>
  );
}
