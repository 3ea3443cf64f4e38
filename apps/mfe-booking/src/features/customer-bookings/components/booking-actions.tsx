import type { Booking } from '@freely/api-client/contract';
import { Link } from '@freely/router';
import { Button, buttonClass } from '@freely/ui/button';
import { BookAgain } from '../../../customer/book-again.tsx';
import { splitBookings } from '../../../customer/split-bookings.ts';
import { useWords } from '../../../customer/words.ts';
import { paymentHref } from '../../../journey/paths.ts';
import styles from '../customer-bookings.module.css';

interface BookingActionsProps {
  booking: Booking;
  onCancel: () => void;
}

/** What is ahead can be paid while it is held, and called off; what is over can be booked again. */
export function BookingActions({ booking, onCancel }: BookingActionsProps) {
  const say = useWords();
  const isAhead = splitBookings([booking], new Date()).upcoming.length > 0;
  if (!isAhead) {
    return (
      <div className={styles.actions}>
        <BookAgain booking={booking} />
      </div>
    );
  }

  return (
    <div className={styles.actions}>
      {!booking.paid && (
        <Link className={buttonClass()} to={paymentHref(booking.id)}>
          {say('customer.pay')}
        </Link>
      )}
      {booking.booking_status === 'confirmed' && (
        <Button variant="danger" onClick={onCancel}>
          {say('customer.bookings.cancel.open')}
        </Button>
      )}
    </div>
  );
}
