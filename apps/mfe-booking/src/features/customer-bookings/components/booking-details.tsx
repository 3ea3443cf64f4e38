import type { Booking } from '@freely/api-client/contract';
import { type Fact, Facts } from '@freely/booking-parts/ticket';
import { isCancelled } from '@freely/domain/booking-status';
import { type TFunction, useTranslation } from '@freely/i18n';
import { publicSettings } from '@freely/shell-sdk';
import { Icon } from '@freely/ui/icon';
import { PlaceMap } from '@freely/ui/map';
import { CalendarX2, MapPin, Phone, StickyNote } from 'lucide-react';
import { isNoShow } from '../../../customer/split-bookings.ts';
import { formatDateTime } from '../../../journey/booking-display.ts';
import styles from '../customer-bookings.module.css';
import { disputeFacts } from '../dispute-facts.tsx';
import { BookingActions } from './booking-actions.tsx';
import { ChangeToAccept } from './change-to-accept.tsx';
import { PriceSums } from './price-sums.tsx';

interface BookingDetailsProps {
  booking: Booking;
  onCancel: () => void;
  onReport: () => void;
}

/** The details of an expanded row: phone, address, price and actions. */
export function BookingDetails({ booking, onCancel, onReport }: BookingDetailsProps) {
  const { t } = useTranslation('booking/customer');
  const { location, practitioner_phone: phone } = booking;
  const address = [location.address, location.city, location.postcode].filter(Boolean).join(', ');
  const point = location.home_location;

  const facts: Fact[] = [
    {
      key: 'phone',
      icon: <Icon of={Phone} />,
      label: t('bookings.facts.phone'),
      value: phone ? <a href={`tel:${phone}`}>{phone}</a> : t('bookings.facts.noPhone'),
    },
    {
      key: 'address',
      icon: <Icon of={MapPin} />,
      label: t('bookings.facts.address'),
      value: point ? address : t('bookings.facts.noAddress', { city: location.city }),
    },
    ...(booking.notes
      ? [
          {
            key: 'notes',
            icon: <Icon of={StickyNote} />,
            label: t('bookings.facts.notes'),
            value: booking.notes,
          },
        ]
      : []),
    { key: 'policy', icon: <Icon of={CalendarX2} />, ...cancellationFact(booking, t) },
    ...disputeFacts(booking, t),
  ];

  return (
    <div className={styles.facts}>
      <ChangeToAccept booking={booking} onCancel={onCancel} />
      <Facts facts={facts} />
      <div className={styles.money}>
        <PriceSums booking={booking} />
        <BookingActions booking={booking} onCancel={onCancel} onReport={onReport} />
      </div>
      {point && (
        <PlaceMap
          lat={point.lat}
          lng={point.lng}
          zoom={13}
          mapsKey={publicSettings().mapsKey}
          label={t('bookings.map', { address })}
          href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=13/${point.lat}/${point.lng}`}
        />
      )}
    </div>
  );
}

function cancellationFact(booking: Booking, t: TFunction<'booking/customer'>) {
  const label = t('bookings.facts.policy');
  if (isCancelled(booking.booking_status)) {
    const value =
      booking.booking_status === 'cancelled_by_customer'
        ? t('canceledByYou')
        : t('canceledByThem', { name: booking.practitioner_name });

    return { label: t('canceled'), value };
  }
  if (isNoShow(booking)) {
    const label = t(`status.${booking.booking_status}`, {
      name: booking.practitioner_name,
    });

    return { label, value: t(`bookings.facts.${booking.booking_status}`) };
  }
  const until = booking.free_cancellation_until;

  return {
    label,
    value: until
      ? t('bookings.facts.free', { dateTime: formatDateTime(until) })
      : booking.cancellation_policy,
  };
}
