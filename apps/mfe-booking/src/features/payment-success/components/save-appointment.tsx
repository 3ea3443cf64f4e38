import type { Booking } from '@freely/api-client/contract';
import { Button, buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { CalendarPlus, Navigation, UserPlus } from 'lucide-react';
import { useWords } from '../../../journey/words.ts';
import { appointmentFile } from '../appointment-file.ts';
import { contactFile } from '../contact-file.ts';
import styles from '../payment-success.module.css';

/** How long the object URL stays valid: browsers read the file after the click. Milliseconds. */
const objectUrlLifetime = 60_000;

/** Buttons to save the appointment and the contact and, for a salon, a link to directions. */
export function SaveAppointment({ booking }: { booking: Booking }) {
  const say = useWords();
  const name = booking.practitioner_name;
  const point = booking.location_type === 'salon' ? booking.location.home_location : null;

  const saveAppointment = () =>
    downloadFile(
      'appointment.ics',
      'text/calendar',
      appointmentFile({
        booking,
        title: say('success.calendarTitle', { name }),
        url: location.href,
        now: new Date(),
      }),
    );

  return (
    <div className={styles.save}>
      <Button variant="secondary" icon={<Icon of={CalendarPlus} />} onClick={saveAppointment}>
        {say('success.addToCalendar')}
      </Button>
      <Button
        variant="secondary"
        icon={<Icon of={UserPlus} />}
        onClick={() => downloadFile('practitioner.vcf', 'text/vcard', contactFile(booking))}
      >
        {say('success.saveContact')}
      </Button>
      {point && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`https://www.openstreetmap.org/directions?to=${point.lat}%2C${point.lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={Navigation} />
          {say('success.directions', { name })}
          <VisuallyHidden> {say('success.newTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

function downloadFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), objectUrlLifetime);
}
