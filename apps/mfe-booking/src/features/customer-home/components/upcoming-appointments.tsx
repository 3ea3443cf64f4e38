import type { Booking } from '@freely/api-client/contract';
import { Ticket } from '@freely/booking-parts/ticket';
import { dayAndMonth } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { Link } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { buttonClass } from '@freely/ui/button';
import { useId } from 'react';
import { StatusNote } from '../../../customer/status-note.tsx';
import { useWords } from '../../../customer/words.ts';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { customerBookingHref, paths, paymentHref } from '../../../journey/paths.ts';
import styles from '../customer-home.module.css';

/** The dashboard shows only the next appointments; the list of bookings has the rest. */
const maxShown = 2;

/** Upcoming appointments as cards, soonest first. */
export function UpcomingAppointments({ bookings }: { bookings: readonly Booking[] }) {
  const say = useWords();
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{say('customer.home.upcoming')}</h2>
        {bookings.length > maxShown && (
          <Link to={paths.customerBookings}>
            {say('customer.home.all', { total: bookings.length })}
          </Link>
        )}
      </div>
      <ul className={styles.tickets}>
        {bookings.slice(0, maxShown).map((booking) => (
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
            <p className={styles.dateTime}>
              {say('customer.when', {
                date: dayAndMonth(booking.date),
                time: startTimeOf(booking),
              })}
            </p>
            <StatusNote booking={booking} />
          </Ticket>
        ))}
      </ul>
    </section>
  );
}

/** The price, and a link: to payment while the time is held, otherwise to the details. */
function CardFooter({ booking }: { booking: Booking }) {
  const say = useWords();
  const name = booking.practitioner_name;

  return (
    <div className={styles.foot}>
      <p>
        {say('customer.placeAndPrice', {
          place: booking.paid
            ? say(`customer.place.${booking.location_type}`)
            : say('customer.unpaid'),
          price: formatPounds(booking.total_amount),
        })}
      </p>
      {booking.paid ? (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to={customerBookingHref(booking.id)}
          aria-label={say('customer.home.detailsOf', { name })}
        >
          {say('customer.home.details')}
        </Link>
      ) : (
        <Link
          className={buttonClass({ size: 'sm' })}
          to={paymentHref(booking.id)}
          aria-label={say('customer.payFor', { name })}
        >
          {say('customer.pay')}
        </Link>
      )}
    </div>
  );
}
