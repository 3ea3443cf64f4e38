import type { PractitionerBooking } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { type Sum, Sums } from '@freely/ui/ticket';
import { moneyOf } from '../booking-money.ts';
import { useWords } from '../words.ts';

/** What makes up the price, and what of it the practitioner is paid. */
export function PriceSums({ booking }: { booking: PractitionerBooking }) {
  const say = useWords();
  const money = moneyOf(booking);
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
        line('total', say('bookings.price.total'), money.gross),
        line(
          'fee',
          say('bookings.price.fee', { percent: Math.round(booking.freely_fee * 100) }),
          -money.fee,
        ),
        ...(money.isRefunded ? [line('refund', say('bookings.price.refund'), -money.gross)] : []),
        { ...line('income', say('bookings.price.income'), money.income), kind: 'total' },
      ]}
    />
  );
}
