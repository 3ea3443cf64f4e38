import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { TextAreaField, TextField } from '@freely/ui/field';
import { Section } from '@freely/ui/page';
import { useFormContext } from 'react-hook-form';
import { bookedSalon } from '../../../journey/salon-name.ts';
import type { Details } from '../details.schema.ts';
import styles from '../pay.module.css';

/** The appointment address and the notes for the practitioner. */
export function AddressSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const { register, formState } = useFormContext<Details>();
  const { errors } = formState;
  const { location, practitioner_name: name } = booking;
  const salon = bookedSalon(booking);

  return (
    <Section title={t('pay.address')}>
      {booking.location_type === 'mobile' ? (
        <div className={styles.fields}>
          <TextField
            className={styles.wide}
            label={t('pay.street')}
            hint={t('pay.streetHint')}
            autoComplete="street-address"
            required
            maxLength={200}
            error={errors.street?.message}
            {...register('street', {
              validate: (typed) => typed.trim() !== '' || t('pay.required'),
            })}
          />
          <TextField label={t('pay.town')} readOnly value={location.city} />
          <TextField label={t('pay.postcode')} readOnly value={location.postcode ?? ''} />
        </div>
      ) : (
        <p>{salon ? t('pay.chosenSalon', { salon }) : t('pay.salonAddress', { name })}</p>
      )}
      <TextAreaField
        label={t('pay.notes', { name })}
        hint={t('pay.notesHint')}
        counter={1000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </Section>
  );
}
