import { ApiError, send } from '@freely/api-client/client';
import { type Booking, saveBookingAddress } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { TextField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bookingQuery } from '../../../journey/booking-queries.ts';

/** Where to come, for a home visit that cost nothing: it was confirmed without the page that asks for the street. */
export default function MissingStreet({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTranslation('booking/checkout');
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ values: { street: '' } });
  const { queryKey } = bookingQuery(booking.id);
  const save = useMutation({
    mutationFn: ({ street }: { street: string }) =>
      send(saveBookingAddress, {
        params: { id: String(booking.booking_id) },
        body: { address: street.trim() },
      }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });
      return client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const [message] = (error instanceof ApiError && error.fields.address) || [];
      if (message) setError('street', { message });
      else showToast({ tone: 'error', title: error.message });
    },
  });

  return (
    <Callout tone="warning" icon={MapPin} title={t('success.missingStreet')}>
      <form noValidate onSubmit={handleSubmit((typed) => save.mutate(typed))}>
        <Stack gap={3}>
          <p>{t('success.missingStreetText', { name: booking.practitioner_name })}</p>
          <TextField
            label={t('pay.street')}
            hint={t('pay.streetHint')}
            autoComplete="street-address"
            required
            maxLength={200}
            error={formState.errors.street?.message}
            {...register('street', {
              validate: (typed) => typed.trim() !== '' || t('pay.required'),
            })}
          />
          <div>
            <Button type="submit" size="sm" isPending={save.isPending}>
              {t('success.saveStreet')}
            </Button>
          </div>
        </Stack>
      </form>
    </Callout>
  );
}
