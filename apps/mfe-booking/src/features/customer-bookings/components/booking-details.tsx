import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { type Fact, Facts } from '@freely/booking-parts/ticket';
import { fullDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { type TFunction, useTranslation } from '@freely/i18n';
import { publicSettings } from '@freely/shell-sdk';
import { Icon } from '@freely/ui/icon';
import { PlaceMap } from '@freely/ui/map';
import { CalendarX2, MapPin, Phone, StickyNote } from 'lucide-react';
import { refundedUntil } from '../../../customer/refund.ts';
import { splitBookings } from '../../../customer/split-bookings.ts';
import { formatDateTime, startTimeOf } from '../../../journey/booking-display.ts';
import { bookedSalon } from '../../../journey/salon-name.ts';
import { stageOf } from '../../../journey/stage-of.ts';
import { canReportLateness, reportUntil } from '../can-report-lateness.ts';
import styles from '../customer-bookings.module.css';
import { disputeFacts } from '../dispute-facts.tsx';
import { patchTestFacts } from '../patch-test-facts.tsx';
import { noShowRefund, unrefunded } from '../refund-words.ts';
import { BookingActions } from './booking-actions.tsx';
import { ChangeToAccept } from './change-to-accept.tsx';
import { OwnNotes } from './own-notes.tsx';
import { PriceSums } from './price-sums.tsx';
import { QuestionsToAnswer } from './questions-to-answer.tsx';

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
  // Until it is paid, they are changed on the page of the payment.
  const canChangeNotes =
    booking.paid && splitBookings([booking], new Date(serverNow())).upcoming.length > 0;

  // What was cancelled before it was paid will never be shared.
  const isToBePaid = stageOf(booking, new Date(serverNow())) === 'unpaid';

  const facts: Fact[] = [
    ...(phone || isToBePaid
      ? [
          {
            key: 'phone',
            icon: <Icon of={Phone} />,
            label: t('bookings.facts.phone'),
            value: phone ? (
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            ) : (
              t('bookings.facts.noPhone')
            ),
          },
        ]
      : []),
    {
      key: 'address',
      icon: <Icon of={MapPin} />,
      label: t('bookings.facts.address'),
      value:
        point || !isToBePaid
          ? [booking.salon_name, address].filter(Boolean).join(', ')
          : t('bookings.facts.noAddress', { city: bookedSalon(booking) ?? location.city }),
    },
    ...(booking.notes || canChangeNotes
      ? [
          {
            key: 'notes',
            icon: <Icon of={StickyNote} />,
            label: t('bookings.facts.notes'),
            value: <OwnNotes booking={booking} canChange={canChangeNotes} />,
          },
        ]
      : []),
    ...patchTestFacts(booking, t),
    ...cancellationFacts(booking, t).map((fact) => ({
      key: 'policy',
      icon: <Icon of={CalendarX2} />,
      ...fact,
    })),
    ...disputeFacts(booking, t),
  ];

  return (
    <div className={styles.facts}>
      <ChangeToAccept booking={booking} onCancel={onCancel} />
      <QuestionsToAnswer booking={booking} />
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

/** How long it is held, how it was cancelled or missed, or what cancelling costs; nothing once it has begun (D75). */
function cancellationFacts(booking: Booking, t: TFunction<'booking/customer'>) {
  const { practitioner_name: name, held_until: heldUntil } = booking;
  const until = refundedUntil(booking);
  const isFree = booking.total_amount === 0;
  const stage = stageOf(booking, new Date(serverNow()));
  // The row has the status in place of the date.
  const was = t('when', { date: fullDate(booking.date), time: startTimeOf(booking) });
  switch (stage) {
    case 'unpaid':
      return [
        {
          label: t('unpaid'),
          value: heldUntil
            ? t('bookings.facts.held', { dateTime: formatDateTime(heldUntil) })
            : t('bookings.facts.unpaid'),
        },
      ];
    case 'begun':
      return [];
    case 'cancelled_by_customer':
      return [
        {
          label: t('canceledByYou'),
          value: [was, unrefunded(booking, t)].filter(Boolean).join('. '),
        },
      ];
    case 'cancelled_by_practitioner':
      // A hold that ended with the account or the approval of its practitioner, who has cancelled nothing.
      return booking.paid
        ? [{ label: t('canceledByThem', { name }), value: was }]
        : [{ label: t('endedUnpaid'), value: t('nothingCharged', { was, name }) }];
    case 'no_show_customer': {
      const isOpen = booking.dispute != null && booking.dispute.state !== 'settled';
      const missed = isOpen ? 'no_show_disputed' : stage;

      return [
        {
          label: t('status.no_show_customer'),
          value: [
            isFree ? t('bookings.facts.nothingToPay') : t(`bookings.facts.${missed}`),
            // The mail that says so may be in nobody's mind; here stands how to object.
            canReportLateness(booking, new Date(serverNow())) &&
              t('bookings.facts.object', {
                dateTime: formatDateTime(reportUntil(booking).toISOString()),
                report: t('bookings.late.object'),
              }),
          ]
            .filter(Boolean)
            .join(' '),
        },
      ];
    }
    case 'no_show_practitioner':
    case 'late_practitioner':
      return [{ label: t(`status.${stage}`, { name }), value: noShowRefund(booking, t) }];
    default:
      return [
        {
          label: t('bookings.facts.policy'),
          value: until
            ? t('bookings.facts.free', { dateTime: formatDateTime(until) })
            : booking.cancellation_policy,
        },
      ];
  }
}
