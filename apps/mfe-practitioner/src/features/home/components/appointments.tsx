import type { PractitionerBooking } from '@freely/api-client/contract';
import { Link } from '@freely/router';
import { EmptyState } from '@freely/ui/empty-state';
import { Skeleton } from '@freely/ui/skeleton';
import { type ComponentProps, useId } from 'react';
import { Loaded } from '../../../screen.tsx';
import styles from '../home.module.css';
import { useWords } from '../words.ts';
import { AppointmentCard } from './appointment-card.tsx';

interface AppointmentsProps {
  of: ComponentProps<typeof Loaded<PractitionerBooking[]>>['of'];
}

export function Appointments({ of }: AppointmentsProps) {
  const say = useWords();
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.upcoming}>
      <div className={styles.head}>
        <h2 id={id}>{say('home.upcoming.title')}</h2>
        <Link to="/practitioner/bookings">{say('home.upcoming.all')}</Link>
      </div>
      <Loaded
        of={of}
        loading={say('home.upcoming.loading')}
        failed={say('home.upcoming.failed')}
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
              title={say('home.upcoming.none')}
              text={say('home.upcoming.noneText')}
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
