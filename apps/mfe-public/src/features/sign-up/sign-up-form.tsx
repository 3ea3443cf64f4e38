import { AppointmentScheduling, HowYouFind } from '@freely/api-client/contract';
import { fieldProps, maskPhone, serverMessages } from '@freely/forms';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import {
  CheckboxField,
  PasswordField,
  RadioGroupField,
  SelectField,
  TextField,
} from '@freely/ui/field';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Controller } from 'react-hook-form';
import styles from './sign-up.module.css';
import { TermsLabel } from './terms-label.tsx';
import { type SignUpField, useSignUp } from './use-sign-up.ts';
import { useWords } from './words.ts';

/** `onDone` runs once the account is created and signed in. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const say = useWords();
  const { form, phrase, problem, isPending, submit } = useSignUp(onDone);
  const field = (name: SignUpField) => fieldProps(form, name, phrase);
  const phone = field('phone');

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <VisuallyHidden>
        <span role="alert">{serverMessages(form).join('. ')}</span>
      </VisuallyHidden>
      {problem && (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      )}
      <div className={styles.pair}>
        <TextField
          label={say('signUp.firstName')}
          autoComplete="given-name"
          {...field('first_name')}
        />
        <TextField
          label={say('signUp.lastName')}
          autoComplete="family-name"
          {...field('last_name')}
        />
      </div>
      <TextField
        label={say('signUp.email')}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label={say('signUp.phone')}
        hint={say('signUp.phoneHint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={say('signUp.phonePlaceholder')}
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
            legend={say('signUp.gender')}
            layout="inline"
            options={(['f', 'm'] as const).map((value) => ({
              value,
              label: say(`signUp.${value}`),
            }))}
            {...gender}
            error={field('gender').error}
            onFocus={field('gender').onFocus}
          />
        )}
      />
      <SelectField
        label={say('signUp.howYouFind')}
        placeholder={say('signUp.choose')}
        options={HowYouFind.options.map((value) => ({
          value,
          label: say(`signUp.found.${value}`),
        }))}
        {...field('how_you_find')}
      />
      <SelectField
        label={say('signUp.appointmentScheduling')}
        placeholder={say('signUp.choose')}
        options={AppointmentScheduling.options.map((value) => ({
          value,
          label: say(`signUp.scheduling.${value}`),
        }))}
        {...field('appointment_scheduling')}
      />
      <PasswordField
        label={say('signUp.password')}
        hint={say('signUp.passwordHint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={say('signUp.confirmation')}
        autoComplete="new-password"
        {...field('password_confirmation')}
      />
      <CheckboxField label={<TermsLabel />} {...field('terms')} />
      <Button type="submit" isBlock isPending={isPending}>
        {say('signUp.submit')}
      </Button>
    </form>
  );
}
