import type { ConflictingBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import styles from './conflicting-bookings.module.css';

/** The paid bookings that prevent a change, each with a link to it (D54, D95); holds have no page of theirs yet. */
export function ConflictingBookings({ bookings }: { bookings: readonly ConflictingBooking[] }) {
  const { t } = useTranslation('practitioner/conflicts');
  const paid = bookings.filter((booking) => !('held_until' in booking));
  if (paid.length === 0) return null;

  return (
    <ul className={styles.conflicts} aria-label={t('label')}>
      {paid.map(({ id, date, start_time, end_time }) => (
        <li key={id}>
          <Link to={`/practitioner/bookings?open-booking=${id}`}>
            {t('one', {
              id: bookingReference(id),
              date: fullDate(date),
              from: start_time.slice(0, 5),
              to: end_time.slice(0, 5),
            })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
