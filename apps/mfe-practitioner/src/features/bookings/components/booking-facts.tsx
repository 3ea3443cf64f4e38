import type { PractitionerBooking } from '@freely/api-client/contract';
import { earningOf } from '@freely/domain/fees';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { Icon } from '@freely/ui/icon';
import { AreaMap } from '@freely/ui/map';
import { Facts, type Sum, Sums } from '@freely/ui/ticket';
import { MapPin, Phone, StickyNote } from 'lucide-react';
import { useWords } from '../../../words.ts';
import styles from '../bookings.module.css';

/** What a row opens to: the phone, the place, the notes and the money. */
export function BookingFacts({ booking }: { booking: PractitionerBooking }) {
  const say = useWords();
  const { location, customer_phone: phone } = booking;
  const address = [location.address, location.city, location.postcode].filter(Boolean).join(', ');

  return (
    <div className={styles.facts} data-booking={booking.id}>
      <Facts
        facts={[
          {
            key: 'phone',
            icon: <Icon of={Phone} />,
            label: say('bookings.facts.phone'),
            value: phone ? <a href={`tel:${phone}`}>{phone}</a> : say('bookings.facts.noPhone'),
          },
          {
            key: 'address',
            icon: <Icon of={MapPin} />,
            label: say('bookings.facts.address'),
            value: address,
          },
          {
            key: 'notes',
            icon: <Icon of={StickyNote} />,
            label: say('bookings.facts.notes'),
            value: booking.notes || say('bookings.facts.noNotes'),
          },
        ]}
      />
      <PriceSums booking={booking} />
      {location.home_location && (
        <AreaMap
          lat={location.home_location.lat}
          lng={location.home_location.lng}
          label={say('bookings.map', { address })}
          href={`https://www.openstreetmap.org/?mlat=${location.home_location.lat}&mlon=${location.home_location.lng}#map=13/${location.home_location.lat}/${location.home_location.lng}`}
        />
      )}
    </div>
  );
}

/** The fee rests on the price before our discount (D22); a refunded booking earns nothing. */
function PriceSums({ booking }: { booking: PractitionerBooking }) {
  const say = useWords();
  const earning = earningOf(
    penceOf(booking.total_amount),
    penceOf(booking.discount_amount),
    Math.round(booking.freely_fee * 100),
  );
  const income = booking.amount_refunded > 0 ? 0 : poundsOf(earning.income);
  const line = (key: string, label: string, pounds: number): Sum => ({
    key,
    label,
    amount: formatPounds(pounds),
  });

  return (
    <Sums
      sums={[
        ...booking.treatments.map(({ id, name, quantity, total_price }) =>
          line(String(id), say('bookings.quantity', { quantity, name }), total_price),
        ),
        ...(booking.call_out_charge > 0
          ? [line('call-out', say('bookings.price.callOut'), booking.call_out_charge)]
          : []),
        line(
          'total',
          say('bookings.price.total'),
          poundsOf(penceOf(booking.total_amount) + penceOf(booking.discount_amount)),
        ),
        line(
          'fee',
          say('bookings.price.fee', { percent: Math.round(booking.freely_fee * 100) }),
          -poundsOf(earning.fee),
        ),
        { ...line('income', say('bookings.price.income'), income), kind: 'total' },
      ]}
    />
  );
}
