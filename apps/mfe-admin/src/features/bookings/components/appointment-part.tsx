import type { AdminBookingDetail } from '@freely/api-client/contract';
import { formatPhone } from '@freely/domain/format-phone';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { useBookingWords } from './booking-words.ts';

/** The customer, the practitioner, the time, the place and the price. */
export function AppointmentPart({ booking }: Pick<AdminBookingDetail, 'booking'>) {
  const { t } = useTranslation('admin/bookings');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();
  const { discount_mark: mark, patch_test_price: testPrice = 0 } = booking;
  const { state, payment } = useBookingWords()(booking);
  const places = [booking.address, booking.town, booking.postcode].filter(Boolean).join(', ');

  return (
    <>
      <DrawerPart title={t('bookingDrawer.facts')}>
        <Facts
          facts={[
            [
              t('bookingList.status'),
              t('bookingList.statusPaid', { status: state, paid: payment }),
            ],
            [
              t('bookingList.date'),
              t('bookingDrawer.until', {
                from: formatDateTime(booking.date),
                to: formatDateTime(booking.end_date).split(', ')[1] ?? '',
              }),
            ],
            [
              t('bookingDrawer.where'),
              `${tShared(`bookings.places.${booking.location_type}`)}, ${places}`,
            ],
            [
              t('bookingList.customer'),
              <Person
                key="customer"
                to={`/admin/customers?open=${booking.customer_id}`}
                name={booking.customer_name}
                email={booking.customer_email}
                phone={booking.customer_phone}
              />,
            ],
            [
              t('bookingList.practitioner'),
              <Person
                key="practitioner"
                to={`/admin/practitioners?open=${booking.practitioner_id}`}
                name={booking.practitioner_name}
                email={booking.practitioner_email}
                phone={booking.practitioner_phone}
              />,
            ],
            booking.notes !== '' && [t('bookingDrawer.notes'), booking.notes],
            [t('bookingList.made'), formatDateTime(booking.created_at)],
          ]}
        />
      </DrawerPart>
      <DrawerPart title={t('bookingDrawer.price')}>
        <Facts
          facts={[
            ...booking.items.map(
              ({ name, quantity, total_price }) =>
                [t('bookingDrawer.item', { quantity, name }), formatPounds(total_price)] as const,
            ),
            testPrice > 0 && [t('bookingDrawer.patchTest'), formatPounds(testPrice)],
            booking.call_out_charge > 0 && [
              t('bookingDrawer.callOut'),
              formatPounds(booking.call_out_charge),
            ],
            mark !== null && [
              t('bookingDrawer.discount', {
                mark: t(`bookingDrawer.marks.${mark}`),
                percent: booking.discount,
              }),
              formatPounds(-booking.discount_amount),
            ],
            [t('bookingDrawer.total'), <b key="total">{formatPounds(booking.total_amount)}</b>],
            [
              t('bookingDrawer.fee'),
              t('bookingDrawer.percent', { percent: Math.round(booking.freely_fee * 100) }),
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
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
    </>
  );
}
