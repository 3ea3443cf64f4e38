import type { PractitionerBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { EmptyState } from '@freely/ui/empty-state';
import { Skeleton } from '@freely/ui/skeleton';
import { type ComponentProps, useId } from 'react';
import { Loaded } from '../../../screen.tsx';
import styles from '../home.module.css';
import { AppointmentCard } from './appointment-card.tsx';

interface AppointmentsProps {
  of: ComponentProps<typeof Loaded<PractitionerBooking[]>>['of'];
}

export function Appointments({ of }: AppointmentsProps) {
  const { t } = useTranslation('practitioner/home');
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.upcoming}>
      <div className={styles.head}>
        <h2 id={id}>{t('upcoming.title')}</h2>
        <Link to="/practitioner/bookings">{t('upcoming.all')}</Link>
      </div>
      <Loaded
        of={of}
        loading={t('upcoming.loading')}
        failed={t('upcoming.failed')}
        skeleton={
          <div className={styles.cards}>
            <Skeleton height="11.5rem" />
            <Skeleton height="11.5rem" />
          </div>
        }
      >
        {(bookings) =>
          bookings.length === 0 ? (
            <EmptyState
              art="calendar"
              headingLevel={3}
              title={t('upcoming.none')}
              text={t('upcoming.noneText')}
              isFramed
            />
          ) : (
            <ul className={styles.cards}>
              {bookings.map((booking) => (
                <AppointmentCard key={booking.id} booking={booking} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
