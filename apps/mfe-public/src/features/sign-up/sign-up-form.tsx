import { AppointmentScheduling, HowYouFind } from '@freely/api-client/contract';
import { fieldProps, hasServerError, maskPhone } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import {
  AnnouncedErrors,
  CheckboxField,
  PasswordField,
  RadioGroupField,
  SelectField,
  TextField,
} from '@freely/ui/field';
import { Controller } from 'react-hook-form';
import styles from './sign-up.module.css';
import { TermsLabel } from './terms-label.tsx';
import { type SignUpField, useSignUp } from './use-sign-up.ts';

/** `onDone` runs once the account is created and signed in. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('public/sign-up');
  const { form, phrase, problem, isPending, submit } = useSignUp(onDone);
  const field = (name: SignUpField) => fieldProps(form, name, phrase);
  const phone = field('phone');

  return (
    <form
      className={styles.form}
      method="dialog"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <AnnouncedErrors when={hasServerError(form)}>
        {problem && (
          <Callout tone="error" role="alert">
            {problem}
          </Callout>
        )}
        <div className={styles.pair}>
          <TextField label={t('firstName')} autoComplete="given-name" {...field('first_name')} />
          <TextField label={t('lastName')} autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={t('phonePlaceholder')}
          {...phone}
          onChange={(event) => {
            event.target.value = maskPhone(event.target.value);
            return phone.onChange(event);
          }}
        />
        <Controller
          control={form.control}
          name="gender"
          render={({ field: { ref: _ref, ...gender } }) => (
            <RadioGroupField
              legend={t('gender')}
              layout="inline"
              options={(['f', 'm'] as const).map((value) => ({
                value,
                label: t(`${value}`),
              }))}
              {...gender}
              error={field('gender').error}
              onFocus={field('gender').onFocus}
            />
          )}
        />
        <SelectField
          label={t('howYouFind')}
          placeholder={t('choose')}
          options={HowYouFind.options.map((value) => ({
            value,
            label: t(`found.${value}`),
          }))}
          {...field('how_you_find')}
        />
        <SelectField
          label={t('appointmentScheduling')}
          placeholder={t('choose')}
          options={AppointmentScheduling.options.map((value) => ({
            value,
            label: t(`scheduling.${value}`),
          }))}
          {...field('appointment_scheduling')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label={t('confirmation')}
          autoComplete="new-password"
          {...field('password_confirmation')}
        />
        <CheckboxField label={<TermsLabel />} {...field('terms')} />
        <Button type="submit" isBlock isPending={isPending}>
          {t('submit')}
        </Button>
      </AnnouncedErrors>
    </form>
  );
}
