import type { Booking } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { Button, buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { useId, useState } from 'react';
import { BookAgain } from '../../../customer/book-again.tsx';
import { LeaveReview } from '../../../customer/leave-review.tsx';
import { isNoShow } from '../../../customer/split-bookings.ts';
import { StatusNote } from '../../../customer/status-note.tsx';
import { customerBookingHref } from '../../../journey/paths.ts';
import styles from '../customer-home.module.css';

/** The number of appointments that are shown at first, and that each press adds. */
const step = 5;

interface PreviousAppointmentsProps {
  /** Oldest first, without cancelled ones. */
  bookings: readonly Booking[];
  /** The customer has never booked anything. */
  isNew: boolean;
}

/** The latest ones, oldest first (spec 2); a button above them shows those before. */
export function PreviousAppointments({ bookings, isNew }: PreviousAppointmentsProps) {
  const { t } = useTranslation('booking/customer');
  const id = useId();
  const [count, setCount] = useState(step);

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('home.previous')}</h2>
      {bookings.length === 0 ? (
        <EmptyState
          art="calendar"
          headingLevel={3}
          title={t(isNew ? 'home.emptyTitle' : 'home.none')}
          text={t(isNew ? 'home.emptyText' : 'home.noneText')}
          isFramed
        />
      ) : (
        <>
          {bookings.length > count && (
            <Button variant="secondary" size="sm" onClick={() => setCount(count + step)}>
              {t('home.earlier', { count: Math.min(step, bookings.length - count) })}
            </Button>
          )}
          <ul className={styles.list}>
            {bookings.slice(-count).map((booking) => (
              <Appointment key={booking.id} booking={booking} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Appointment({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');

  return (
    <li>
      <Avatar
        src={booking.practitioner_avatar}
        id={booking.practitioner_id}
        name={booking.practitioner_name}
        size={56}
      />
      <div>
        <h3>{booking.practitioner_name}</h3>
        <p>{booking.treatments.map(({ name }) => name).join(', ')}</p>
        <StatusNote booking={booking} />
      </div>
      <p className={styles.facts}>
        <span>{listDate(booking.date)}</span>
        <span>
          {t('placeAndPrice', {
            place: t(`place.${booking.location_type}`),
            price: formatPounds(booking.total_amount),
          })}
        </span>
      </p>
      <div className={styles.actions}>
        {isNoShow(booking) && (
          <Link
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            to={customerBookingHref(booking.id)}
            aria-label={t('home.detailsOf', { name: booking.practitioner_name })}
          >
            {t('home.details')}
          </Link>
        )}
        <LeaveReview booking={booking} variant="secondary" size="sm" />
        <BookAgain booking={booking} flow="dashboard-tab" size="sm" />
      </div>
    </li>
  );
}
