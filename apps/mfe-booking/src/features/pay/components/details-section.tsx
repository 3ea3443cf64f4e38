import { maskPhone } from '@freely/domain/format-phone';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { DateOfBirthField, RadioGroupField, TextField } from '@freely/ui/field';
import { Section } from '@freely/ui/page';
import { Controller, useFormContext } from 'react-hook-form';
import {
  birthdayProblem,
  type Details,
  type DetailsProblem,
  dayOfBirth,
  phoneProblem,
} from '../details.schema.ts';
import styles from '../pay.module.css';

/** The customer's details. `name` is the practitioner's, with whom the phone number is shared. */
export function DetailsSection({ name }: { name: string }) {
  const { t } = useTranslation('booking/checkout');
  const { register, control, trigger, formState } = useFormContext<Details>();
  const { errors } = formState;
  const toValidation = (problem: DetailsProblem | null) => problem === null || t(problem);
  const isFilled = (typed: string) => typed.trim() !== '' || t('pay.required');

  return (
    <Section title={t('pay.details')}>
      <div className={styles.fields}>
        <TextField
          label={t('pay.firstName')}
          autoComplete="given-name"
          required
          maxLength={80}
          error={errors.first_name?.message}
          {...register('first_name', { validate: isFilled })}
        />
        <TextField
          label={t('pay.lastName')}
          autoComplete="family-name"
          required
          maxLength={80}
          error={errors.last_name?.message}
          {...register('last_name', { validate: isFilled })}
        />
        <Controller
          control={control}
          name="birthday"
          rules={{
            validate: (parts) => toValidation(birthdayProblem(parts, londonDay(new Date()))),
          }}
          render={({ field, fieldState }) => (
            <DateOfBirthField
              className={styles.birthday}
              label={t('pay.birthday')}
              hint={t('pay.birthdayHint')}
              value={field.value}
              onChange={(parts) => {
                field.onChange(parts);
                // Someone too young should learn it before filling in the rest.
                if (dayOfBirth(parts) !== null) void trigger('birthday');
              }}
              error={fieldState.error && (fieldState.error.message ?? t('pay.required'))}
            />
          )}
        />
        <Controller
          control={control}
          name="gender"
          rules={{ validate: (value) => value !== null || t('pay.required') }}
          render={({ field, fieldState }) => (
            <RadioGroupField
              legend={t('pay.gender')}
              layout="inline"
              name="gender"
              options={[
                { value: 'f', label: t('pay.female') },
                { value: 'm', label: t('pay.male') },
              ]}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="phone"
          rules={{ validate: (phone) => toValidation(phoneProblem(phone)) }}
          render={({ field, fieldState }) => (
            <TextField
              label={t('pay.phone')}
              hint={t('pay.phoneHint', { name })}
              inputMode="numeric"
              autoComplete="tel-national"
              required
              {...field}
              onChange={({ target }) => field.onChange(maskPhone(target.value))}
              onBlur={() => void trigger('phone')}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </Section>
  );
}
