import type { PractitionerBooking } from '@freely/api-client/contract';
import { type Sum, Sums } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { amountsOf } from '../booking-amounts.ts';
import { useWords } from '../words.ts';

/** The price breakdown, and how much of it the practitioner is paid. */
export function PriceSums({ booking }: { booking: PractitionerBooking }) {
  const say = useWords();
  const amounts = amountsOf(booking);
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
        line('total', say('bookings.price.total'), amounts.gross),
        line(
          'fee',
          say('bookings.price.fee', { percent: Math.round(booking.freely_fee * 100) }),
          -amounts.fee,
        ),
        ...(amounts.isRefunded
          ? [line('refund', say('bookings.price.refund'), -amounts.gross)]
          : []),
        { ...line('income', say('bookings.price.income'), amounts.income), kind: 'total' },
      ]}
    />
  );
}
