import type { PractitionerBooking } from '@freely/api-client/contract';
import { Ticket } from '@freely/booking-parts/ticket';
import { listDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { Button, buttonClass } from '@freely/ui/button';
import { Chip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { House, Phone, Store } from 'lucide-react';
import { useState } from 'react';
import styles from '../home.module.css';

/** An upcoming appointment; the Contact button reveals the phone number. */
export function AppointmentCard({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/home');
  const { id, customer_name: name, location_type: place } = booking;
  const { day, time } = londonClock(new Date(booking.date));
  const treatments = booking.treatments.map(({ name: treatment, quantity }) =>
    quantity === 1 ? treatment : t('upcoming.quantity', { quantity, name: treatment }),
  );

  return (
    <Ticket
      as="li"
      className={styles.card}
      money={
        <div className={styles.foot}>
          <Contact name={name} phone={booking.customer_phone} />
          <Link
            className={buttonClass()}
            to={`/practitioner/bookings?open-booking=${id}`}
            aria-label={t('upcoming.viewName', { name })}
          >
            {t('upcoming.view')}
          </Link>
        </div>
      }
    >
      <div className={styles.person}>
        <Avatar id={name} name={name} size={44} />
        <div>
          <h3>{name}</h3>
          <p>{t('upcoming.when', { date: listDate(day), time })}</p>
        </div>
        <Chip size="sm" icon={<Icon of={place === 'mobile' ? House : Store} size="sm" />}>
          {t(`upcoming.${place}`)}
        </Chip>
      </div>
      <dl className={styles.what}>
        <dt>{t('upcoming.treatments')}</dt>
        <dd>{treatments.join(', ')}</dd>
      </dl>
    </Ticket>
  );
}

function Contact({ name, phone }: { name: string; phone: string | null }) {
  const { t } = useTranslation('practitioner/home');
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <Button
        variant="secondary"
        icon={<Icon of={Phone} />}
        aria-label={t('upcoming.contactName', { name })}
        onClick={() => setShown(true)}
      >
        {t('upcoming.contact')}
      </Button>
    );
  }
  if (phone === null) return <p role="status">{t('upcoming.noPhone')}</p>;

  return (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={`tel:${phone}`}
      // The link replaces the focused button, so it takes the focus.
      ref={(link) => link?.focus()}
    >
      <Icon of={Phone} />
      {formatPhone(phone)}
    </a>
  );
}
