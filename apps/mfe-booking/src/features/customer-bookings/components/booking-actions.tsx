import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Button, buttonClass } from '@freely/ui/button';
import { BookAgain } from '../../../customer/book-again.tsx';
import { LeaveReview } from '../../../customer/leave-review.tsx';
import { splitBookings } from '../../../customer/split-bookings.ts';
import { paymentHref } from '../../../journey/paths.ts';
import { canReportLateness } from '../can-report-lateness.ts';
import styles from '../customer-bookings.module.css';

interface BookingActionsProps {
  booking: Booking;
  onCancel: () => void;
  onReport: () => void;
}

/**
 * An upcoming booking can be paid while it is held, and cancelled. After its start it can be
 * reviewed, booked again and reported as late.
 */
export function BookingActions({ booking, onCancel, onReport }: BookingActionsProps) {
  const { t } = useTranslation('booking/customer');
  const now = new Date(serverNow());
  if (splitBookings([booking], now).upcoming.length === 0) {
    return (
      <div className={styles.actions}>
        <LeaveReview booking={booking} />
        <BookAgain booking={booking} flow="booking-tab" />
        {canReportLateness(booking, now) && (
          <Button variant="quiet" onClick={onReport}>
            {t(
              booking.booking_status === 'no_show_customer'
                ? 'bookings.late.object'
                : 'bookings.late.open',
            )}
          </Button>
        )}
      </div>
    );
  }

  return (
    <div className={styles.actions}>
      {!booking.paid && (
        <Link className={buttonClass()} to={paymentHref(booking.id)}>
          {t('pay')}
        </Link>
      )}
      {booking.booking_status === 'confirmed' && !booking.change_to_accept && (
        <Button variant="danger" onClick={onCancel}>
          {t('bookings.cancel.open')}
        </Button>
      )}
    </div>
  );
}
