import { send } from '@freely/api-client/client';
import { type Booking, downloadAppointment } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { Button, buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { CalendarPlus, Navigation, UserPlus } from 'lucide-react';
import { contactFile } from '../contact-file.ts';
import styles from '../payment-success.module.css';

/** Buttons to save the appointment and the contact and, for a salon, a link to directions. */
export function SaveAppointment({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const name = booking.practitioner_name;
  const point = booking.location_type === 'salon' ? booking.location.home_location : null;

  const appointment = useMutation({
    mutationFn: () => send(downloadAppointment, { params: { id: String(booking.booking_id) } }),
    onSuccess: (file) => downloadFile(downloadAppointment.file ?? '', file),
    onError: ({ message }) => showToast({ tone: 'error', title: message }),
  });
  const saveContact = () =>
    downloadFile('practitioner.vcf', new Blob([contactFile(booking)], { type: 'text/vcard' }));

  return (
    <div className={styles.save}>
      <Button
        variant="secondary"
        icon={<Icon of={CalendarPlus} />}
        isPending={appointment.isPending}
        onClick={() => appointment.mutate()}
      >
        {t('success.addToCalendar')}
      </Button>
      <Button
        variant="secondary"
        icon={<Icon of={UserPlus} />}
        // The second half of a double click would save it twice.
        onClick={({ detail: clicks }) => clicks < 2 && saveContact()}
      >
        {t('success.saveContact')}
      </Button>
      {point && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`https://www.openstreetmap.org/directions?to=${point.lat}%2C${point.lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={Navigation} />
          {t('success.directions', { name })}
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
