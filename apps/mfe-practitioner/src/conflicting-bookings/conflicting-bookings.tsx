import { ApiError } from '@freely/api-client/client';
import { bookingReference } from '@freely/domain/booking-reference';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import styles from '../calendar.module.css';

/** Why a time off was refused, with links to the conflicting bookings (D54). */
export function ConflictingBookings({ error }: { error: Error }) {
  const { t } = useTranslation('practitioner/calendar');
  const bookings = error instanceof ApiError ? error.bookings : [];

  return (
    <>
      {error.message}
      {bookings.length > 0 && (
        <ul className={styles.conflicts} aria-label={t('conflicts.label')}>
          {bookings.map(({ id, date, start_time, end_time }) => (
            <li key={id}>
              <Link to={`/practitioner/bookings?open-booking=${id}`}>
                {t('conflicts.one', {
                  id: bookingReference(id),
                  date: fullDate(date),
                  from: start_time.slice(0, 5),
                  to: end_time.slice(0, 5),
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
