import type { AdminBookingDetail } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { Link } from '@freely/router';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { useWords } from '../../../words.ts';
import { useBookingWords } from '../words.ts';

/** The customer, the practitioner, the time, the place and the price. */
export function AppointmentPart({ booking }: Pick<AdminBookingDetail, 'booking'>) {
  const say = useBookingWords();
  const sayShared = useWords();
  const formatDateTime = useFormatDateTime();
  const { discount_mark: mark } = booking;
  const places = [booking.address, booking.town, booking.postcode].filter(Boolean).join(', ');

  return (
    <>
      <DrawerPart title={say('bookingDrawer.facts')}>
        <Facts
          facts={[
            [
              say('bookingList.status'),
              say('bookingList.statusPaid', {
                status: sayShared(`bookings.states.${booking.booking_status}`),
                paid: say(booking.paid ? 'bookingList.paid' : 'bookingList.unpaid'),
              }),
            ],
            [
              say('bookingList.date'),
              say('bookingDrawer.until', {
                from: formatDateTime(booking.date),
                to: formatDateTime(booking.end_date).split(', ')[1] ?? '',
              }),
            ],
            [
              say('bookingDrawer.where'),
              `${sayShared(`bookings.places.${booking.location_type}`)}, ${places}`,
            ],
            [
              say('bookingList.customer'),
              <Person
                key="customer"
                to={`/admin/customers?open=${booking.customer_id}`}
                name={booking.customer_name}
                email={booking.customer_email}
                phone={booking.customer_phone}
              />,
            ],
            [
              say('bookingList.practitioner'),
              <Person
                key="practitioner"
                to={`/admin/practitioners?open=${booking.practitioner_id}`}
                name={booking.practitioner_name}
                email={booking.practitioner_email}
                phone={booking.practitioner_phone}
              />,
            ],
            booking.notes !== '' && [say('bookingDrawer.notes'), booking.notes],
            [say('bookingList.made'), formatDateTime(booking.created_at)],
          ]}
        />
      </DrawerPart>
      <DrawerPart title={say('bookingDrawer.price')}>
        <Facts
          facts={[
            ...booking.items.map(
              ({ name, quantity, total_price }) =>
                [say('bookingDrawer.item', { quantity, name }), formatPounds(total_price)] as const,
            ),
            booking.call_out_charge > 0 && [
              say('bookingDrawer.callOut'),
              formatPounds(booking.call_out_charge),
            ],
            mark !== null && [
              say('bookingDrawer.discount', {
                mark: say(`bookingDrawer.marks.${mark}`),
                percent: booking.discount,
              }),
              formatPounds(-booking.discount_amount),
            ],
            [say('bookingDrawer.total'), <b key="total">{formatPounds(booking.total_amount)}</b>],
            [
              say('bookingDrawer.fee'),
              say('bookingDrawer.percent', { percent: Math.round(booking.freely_fee * 100) }),
            ],
          ]}
        />
      </DrawerPart>
    </>
  );
}

interface PersonProps {
  to: string;
  name: string;
  email: string;
  phone: string;
}

function Person({ to, name, email, phone }: PersonProps) {
  return (
    <>
      <Link to={to}>{name}</Link>
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          <br />
          <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
    </>
  );
}
