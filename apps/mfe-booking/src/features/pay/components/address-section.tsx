import type { Booking } from '@freely/api-client/contract';
import { TextAreaField, TextField } from '@freely/ui/field';
import { Section } from '@freely/ui/page';
import { useFormContext } from 'react-hook-form';
import { useWords } from '../../../journey/words.ts';
import type { Details } from '../details.schema.ts';
import styles from '../pay.module.css';

/** The appointment address and the notes for the practitioner. */
export function AddressSection({ booking }: { booking: Booking }) {
  const say = useWords();
  const { register, formState } = useFormContext<Details>();
  const { errors } = formState;
  const { location, practitioner_name: name } = booking;

  return (
    <Section title={say('pay.address')}>
      {booking.location_type === 'mobile' ? (
        <div className={styles.fields}>
          <TextField
            className={styles.wide}
            label={say('pay.street')}
            hint={say('pay.streetHint')}
            autoComplete="street-address"
            required
            maxLength={200}
            error={errors.street?.message}
            {...register('street', {
              validate: (typed) => typed.trim() !== '' || say('pay.required'),
            })}
          />
          <TextField label={say('pay.town')} readOnly value={location.city} />
          <TextField label={say('pay.postcode')} readOnly value={location.postcode ?? ''} />
        </div>
      ) : (
        <p>{say('pay.salonAddress', { name })}</p>
      )}
      <TextAreaField
        label={say('pay.notes', { name })}
        hint={say('pay.notesHint')}
        counter={1000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </Section>
  );
}
