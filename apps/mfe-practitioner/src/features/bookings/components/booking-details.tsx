import type { PractitionerBooking } from '@freely/api-client/contract';
import { type Fact, Facts } from '@freely/booking-parts/ticket';
import { isCancelled, isNoShow } from '@freely/domain/booking-status';
import { fullDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { londonClock } from '@freely/domain/london-time';
import { type TFunction, useTranslation } from '@freely/i18n';
import { publicSettings } from '@freely/shell-sdk';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { PlaceMap } from '@freely/ui/map';
import { CalendarX2, MapPin, Phone, StickyNote } from 'lucide-react';
import styles from '../bookings.module.css';
import { AnswersNote } from './answers-note.tsx';
import { BookingActions } from './booking-actions.tsx';
import { DisputeNote } from './dispute-note.tsx';
import { PatchTestNote } from './patch-test-note.tsx';
import { PriceSums } from './price-sums.tsx';

/** The zoom of maps of addresses (spec 3 §9). */
const ZOOM = 13;

/** The details of an expanded row: dispute, phone, address, notes, amounts and actions. */
export function BookingDetails({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/bookings');
  const { location, customer_phone: phone, customer_name: name } = booking;
  const address = [location.address, location.city, location.postcode].filter(Boolean).join(', ');
  const point = location.home_location;
  const gone = isCancelled(booking.booking_status) ? t('facts.gone') : undefined;

  return (
    <div className={styles.details}>
      {booking.change_to_accept && (
        <Callout role="note" tone="warning" title={t('waits.title')}>
          {t('waits.text', { name })}
        </Callout>
      )}
      {booking.dispute && <DisputeNote booking={booking} dispute={booking.dispute} />}
      {!booking.patch_test_for && <AnswersNote booking={booking} />}
      {booking.patch_test_for && <PatchTestNote test={booking.patch_test_for} />}
      <Facts
        facts={[
          ...missedFacts(booking, t),
          {
            key: 'phone',
            icon: <Icon of={Phone} />,
            label: t('facts.phone'),
            value: phone ? (
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            ) : (
              (gone ?? t('facts.noPhone'))
            ),
          },
          {
            key: 'address',
            icon: <Icon of={MapPin} />,
            label: t('facts.address'),
            value: address,
          },
          {
            key: 'notes',
            icon: <Icon of={StickyNote} />,
            label: t('facts.notes'),
            value: booking.notes || (gone ?? t('facts.noNotes')),
          },
        ]}
      />
      {!booking.patch_test_for && <PriceSums booking={booking} />}
      <BookingActions booking={booking} />
      {point && (
        <PlaceMap
          lat={point.lat}
          lng={point.lng}
          zoom={ZOOM}
          mapsKey={publicSettings().mapsKey}
          label={t('map', { address })}
          href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=${ZOOM}/${point.lat}/${point.lng}`}
        />
      )}
    </div>
  );
}

/** When it was due, and who cancelled it, by name. */
function missedFacts(booking: PractitionerBooking, t: TFunction<'practitioner/bookings'>): Fact[] {
  const { booking_status: status, customer_name: name } = booking;
  if (!isCancelled(status) && !isNoShow(status)) return [];
  const { day, time } = londonClock(new Date(booking.date));

  return [
    {
      key: 'was',
      icon: <Icon of={CalendarX2} />,
      label: isCancelled(status) ? t(`facts.${status}`, { name }) : t('facts.was'),
      value: t('when', { date: fullDate(day), time }),
    },
  ];
}
