import { send } from '@freely/api-client/client';
import { register } from '@freely/api-client/contract';
import { signIn } from '@freely/auth';
import {
  fieldProps,
  hasServerError,
  maskPhone,
  showServerErrors,
  useForm,
  useKeptDraft,
  useRuleMessage,
} from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors, CheckboxField, PasswordField, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { is } from 'valibot';
import styles from './form.module.css';
import { RegistrationDraft } from './registration-draft.ts';
import { TermsLabel } from './terms-label.tsx';
import { type CarriedEmail, useCarriedEmail } from './use-carried-email.ts';

/** Customer registration, on the page and in the dialog. `onDone` is called once signed in. */
export function RegistrationForm({
  onDone,
  carriedEmail,
}: {
  onDone: () => void;
  carriedEmail?: CarriedEmail;
}) {
  const { t } = useTranslation('shell/account');
  const phrase = useRuleMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(RegistrationDraft),
    mode: 'onTouched',
    // Otherwise the two passwords are compared only once all other fields are valid.
    criteriaMode: 'all',
    defaultValues: EMPTY,
  });
  const forget = useKeptDraft(form, 'registration');
  useCarriedEmail(form, carriedEmail);
  const attempt = useMutation({
    mutationFn: ({ terms: _agreed, ...draft }: RegistrationDraft) =>
      send(register, { body: { user_role: 'customer', ...draft } }),
  });
  // Also until the next page is there.
  const isBusy = attempt.isPending || attempt.isSuccess;
  const field = (name: keyof typeof EMPTY) => fieldProps(form, name, phrase);
  const phone = field('phone');
  // Not the form's own `isValid`: an error from the server makes it false for good.
  const isComplete = is(RegistrationDraft, useWatch({ control: form.control }));

  const submit = form.handleSubmit(async (draft) => {
    if (isBusy) return;
    setProblem(null);
    try {
      const response = await attempt.mutateAsync(draft);
      forget();
      signIn(response);
      showToast({ tone: 'success', title: response.message ?? t('registration.done') });
    } catch (error) {
      return setProblem(showServerErrors(form, error));
    }
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
          label={t('registration.firstName')}
          autoComplete="given-name"
          {...field('first_name')}
        />
        <TextField
          label={t('registration.email')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField
          label={t('registration.phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={t('registration.phonePlaceholder')}
          {...phone}
          onChange={(event) => {
            event.target.value = maskPhone(event.target.value);
            return phone.onChange(event);
          }}
        />
        <PasswordField
          label={t('registration.password')}
          hint={t('registration.passwordHint')}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label={t('registration.confirmation')}
          autoComplete="new-password"
          {...field('password_confirmation')}
        />
        <CheckboxField label={<TermsLabel />} {...field('terms')} />
        <Button
          type="submit"
          isBlock
          isPending={isBusy}
          disabled={!isComplete || hasServerError(form)}
        >
          {t('registration.submit')}
        </Button>
      </AnnouncedErrors>
    </form>
  );
}

const EMPTY = {
  first_name: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
};
