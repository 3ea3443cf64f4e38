import type { Booking } from '@freely/api-client/contract';
import { Seal } from '@freely/booking-parts/seal';
import { Facts, type Sum, Sums, Ticket } from '@freely/booking-parts/ticket';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { type TFunction, useTranslation } from '@freely/i18n';
import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Avatar } from '@freely/ui/avatar';
import { Icon } from '@freely/ui/icon';
import { Rating } from '@freely/ui/rating';
import { Calendar, Droplet, House, RotateCcw, Store } from 'lucide-react';
import { categoryOf, startTimeOf } from '../../../journey/booking-display.ts';
import { bookedSalon } from '../../../journey/salon-name.ts';
import styles from '../pay.module.css';
import { CancellationPolicy } from './cancellation-policy.tsx';

/** The appointment card beside the form: practitioner, time, place and price breakdown. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const { t: tJourney } = useTranslation('booking/journey');
  const { practitioner_name: name } = booking;
  const isAtHome = booking.location_type === 'mobile';

  return (
    <Ticket
      art={<Art svg={band({ id: String(booking.id), category: categoryOf(booking) })} />}
      money={<Sums sums={sumsOf(t, booking)} />}
    >
      <div className={styles.who}>
        <Avatar
          src={booking.practitioner_avatar}
          id={booking.practitioner_id}
          name={name}
          size={56}
        />
        <div>
          <h2 className={styles.name}>
            <span>{name}</span>
            {booking.practitioner_verified && <Seal label={tJourney('checked')} />}
          </h2>
          {booking.practitioner_reviews_amount > 0 && (
            <Rating
              value={booking.practitioner_rating}
              count={booking.practitioner_reviews_amount}
            />
          )}
        </div>
      </div>
      <Facts
        facts={[
          {
            key: 'when',
            icon: <Icon of={Calendar} />,
            label: t('summary.dateAndTime'),
            value: t('summary.dateValue', {
              date: fullDate(booking.date),
              time: startTimeOf(booking),
            }),
          },
          ...(booking.patch_test
            ? [
                {
                  key: 'patch-test',
                  icon: <Icon of={Droplet} />,
                  label: t('summary.patchTest'),
                  value: t('summary.dateValue', {
                    date: fullDate(booking.patch_test.date),
                    time: startTimeOf(booking.patch_test),
                  }),
                },
              ]
            : []),
          {
            key: 'where',
            icon: <Icon of={isAtHome ? House : Store} />,
            label: t('summary.where'),
            value: isAtHome
              ? t('summary.yourHome', { postcode: booking.location.postcode ?? '' })
              : (bookedSalon(booking) ?? t('summary.salon', { name })),
          },
          {
            key: 'plans',
            icon: <Icon of={RotateCcw} />,
            label: t('summary.plans'),
            value: <CancellationPolicy text={booking.cancellation_policy} />,
          },
        ]}
      />
    </Ticket>
  );
}

function sumsOf(t: TFunction<'booking/checkout'>, booking: Booking): Sum[] {
  const { treatments, call_out_charge, discount, discount_amount, total_amount } = booking;
  const sums: Sum[] = treatments.map(({ id, name, quantity, total_price }) => ({
    key: `treatment-${id}`,
    label: t('summary.treatment', { count: quantity, name }),
    amount: formatPounds(total_price),
  }));
  if (booking.patch_test && booking.patch_test.price > 0) {
    sums.push({
      key: 'patch-test',
      label: t('summary.patchTest'),
      amount: formatPounds(booking.patch_test.price),
    });
  }
  if (booking.location_type === 'mobile') {
    sums.push({
      key: 'call-out',
      label: t('summary.callOut'),
      amount: formatPounds(call_out_charge),
    });
  }
  if (discount_amount > 0) {
    sums.push({
      key: 'loyalty',
      label: t('summary.loyalty', { percent: discount }),
      amount: formatPounds(-discount_amount),
      kind: 'saving',
    });
  }
  sums.push({
    key: 'total',
    label: t('summary.subTotal'),
    amount: formatPounds(total_amount),
    kind: 'total',
  });

  return sums;
}
