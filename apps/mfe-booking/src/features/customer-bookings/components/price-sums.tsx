import type { Booking } from '@freely/api-client/contract';
import { type Sum, Sums } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';

/** The price breakdown, and what was refunded. */
export function PriceSums({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const line = (key: string, label: string, pounds: number): Sum => ({
    key,
    label,
    amount: formatPounds(pounds),
  });
  const saving = (key: string, label: string, pounds: number): Sum => ({
    ...line(key, label, pounds),
    amount: t('bookings.price.minus', { amount: formatPounds(pounds) }),
    kind: 'saving',
  });

  return (
    <Sums
      sums={[
        ...booking.treatments.map(({ id, name, quantity, total_price }) =>
          line(String(id), t('quantity', { quantity, name }), total_price),
        ),
        ...(booking.call_out_charge > 0
          ? [line('call-out', t('bookings.price.callOut'), booking.call_out_charge)]
          : []),
        ...(booking.discount_amount > 0
          ? [
              saving(
                'loyalty',
                t('bookings.price.loyalty', { percent: booking.discount }),
                booking.discount_amount,
              ),
            ]
          : []),
        {
          ...line('total', t('bookings.price.total'), booking.total_amount),
          kind: 'total',
        },
        ...(booking.amount_refunded > 0
          ? [line('refunded', t('bookings.price.refunded'), booking.amount_refunded)]
          : []),
      ]}
    />
  );
}
