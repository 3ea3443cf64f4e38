import { bookingReference } from '@freely/domain/booking-reference';
import { Link } from '@freely/router';
import styles from './booking-link.module.css';

/** The reference of a booking, in one line, as a link to its details. */
export function BookingLink({ id }: { id: number }) {
  return (
    <Link className={styles.reference} to={`/admin/bookings?open=${id}`}>
      {bookingReference(id)}
    </Link>
  );
}
