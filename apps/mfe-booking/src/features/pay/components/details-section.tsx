import { londonDay } from '@freely/domain/london-time';
import { DateOfBirthField, RadioGroupField, TextField } from '@freely/ui/field';
import { Section } from '@freely/ui/page';
import { Controller, useFormContext } from 'react-hook-form';
import { useWords, type Word } from '../../../journey/words.ts';
import {
  birthdayProblem,
  type Details,
  dayOfBirth,
  maskPhone,
  phoneProblem,
} from '../details.schema.ts';
import styles from '../pay.module.css';

/** The customer's details. `name` is the practitioner's, with whom the phone number is shared. */
export function DetailsSection({ name }: { name: string }) {
  const say = useWords();
  const { register, control, trigger, formState } = useFormContext<Details>();
  const { errors } = formState;
  const toValidation = (problem: Word | null) => problem === null || say(problem);
  const isFilled = (typed: string) => typed.trim() !== '' || say('pay.required');

  return (
    <Section title={say('pay.details')}>
      <div className={styles.fields}>
        <TextField
          label={say('pay.firstName')}
          autoComplete="given-name"
          required
          maxLength={80}
          error={errors.first_name?.message}
          {...register('first_name', { validate: isFilled })}
        />
        <TextField
          label={say('pay.lastName')}
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
              label={say('pay.birthday')}
              hint={say('pay.birthdayHint')}
              value={field.value}
              onChange={(parts) => {
                field.onChange(parts);
                // Someone too young should learn it before filling in the rest.
                if (dayOfBirth(parts) !== null) void trigger('birthday');
              }}
              error={fieldState.error && (fieldState.error.message ?? say('pay.required'))}
            />
          )}
        />
        <Controller
          control={control}
          name="gender"
          rules={{ validate: (value) => value !== null || say('pay.required') }}
          render={({ field, fieldState }) => (
            <RadioGroupField
              legend={say('pay.gender')}
              layout="inline"
              name="gender"
              options={[
                { value: 'f', label: say('pay.female') },
                { value: 'm', label: say('pay.male') },
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
              label={say('pay.phone')}
              hint={say('pay.phoneHint', { name })}
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
