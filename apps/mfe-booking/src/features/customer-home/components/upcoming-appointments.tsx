import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { Ticket } from '@freely/booking-parts/ticket';
import { dayAndMonth } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { buttonClass } from '@freely/ui/button';
import { useId } from 'react';
import { HeldUntil } from '../../../customer/held-until.tsx';
import { StatusNote } from '../../../customer/status-note.tsx';
import { startOf, startTimeOf } from '../../../journey/booking-display.ts';
import { customerBookingHref, paths, paymentHref } from '../../../journey/paths.ts';
import { testToCome } from '../../../journey/test-to-come.ts';
import styles from '../customer-home.module.css';

/** The dashboard shows only the next appointments; the list of bookings has the rest. */
const maxShown = 2;

/** Upcoming appointments as cards, the soonest visit first: a patch test is one, too. */
export function UpcomingAppointments({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('booking/customer');
  const id = useId();
  const now = new Date(serverNow());
  const nextVisit = (booking: Booking) => startOf(testToCome(booking, now) ?? booking);
  const soonest = bookings.toSorted((one, other) => nextVisit(one) - nextVisit(other));

  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{t('home.upcoming')}</h2>
        {bookings.length > maxShown && (
          <Link to={paths.customerBookings}>{t('home.all', { total: bookings.length })}</Link>
        )}
      </div>
      <ul className={styles.tickets}>
        {soonest.slice(0, maxShown).map((booking) => (
          <Ticket key={booking.id} as="li" money={<CardFooter booking={booking} />}>
            <div className={styles.person}>
              <Avatar
                src={booking.practitioner_avatar}
                id={booking.practitioner_id}
                name={booking.practitioner_name}
                size={56}
              />
              <div>
                <h3>{booking.practitioner_name}</h3>
                <p>{booking.treatments.map(({ name }) => name).join(', ')}</p>
              </div>
            </div>
            <Visits booking={booking} />
            <StatusNote booking={booking} />
          </Ticket>
        ))}
      </ul>
    </section>
  );
}

/** When it is; with a patch test that is still to come, when both visits are, the next one first. */
function Visits({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const test = testToCome(booking, new Date());
  const when = (visit: Pick<Booking, 'date' | 'start_time'>) =>
    t('when', { date: dayAndMonth(visit.date), time: startTimeOf(visit) });
  if (!test) return <p className={styles.dateTime}>{when(booking)}</p>;

  return (
    <>
      <p className={styles.dateTime}>{t('home.patchTest', { when: when(test) })}</p>
      <p>{t('home.treatment', { when: when(booking) })}</p>
    </>
  );
}

/** The price, and a link: to payment while the time is held, otherwise to the details. */
function CardFooter({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const name = booking.practitioner_name;

  return (
    <div className={styles.foot}>
      <p>
        {t('placeAndPrice', {
          place: booking.paid ? t(`place.${booking.location_type}`) : t('unpaid'),
          price: formatPounds(booking.total_amount),
        })}
        <HeldUntil booking={booking} />
      </p>
      {booking.paid ? (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to={customerBookingHref(booking.id)}
          aria-label={t('home.detailsOf', { name })}
        >
          {t('home.details')}
        </Link>
      ) : (
        <Link
          className={buttonClass({ size: 'sm' })}
          to={paymentHref(booking.id)}
          aria-label={t('payFor', { name })}
        >
          {t('pay')}
        </Link>
      )}
    </div>
  );
}
