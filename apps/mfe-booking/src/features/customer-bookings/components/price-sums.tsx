import type { Booking } from '@freely/api-client/contract';
import { type Sum, Sums } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { type Refund, refundOf } from '../../../customer/refund.ts';

/** The price breakdown, what is refunded, and what is left of the payment. */
export function PriceSums({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const refund = refundOf(booking);
  const line = (key: string, label: string, pounds: number): Sum => ({
    key,
    label,
    amount: formatPounds(pounds),
  });
  const saving = (key: string, label: string, pounds: number): Sum => ({
    ...line(key, label, -pounds),
    kind: 'saving',
  });

  return (
    <Sums
      sums={[
        ...booking.treatments.map(({ id, name, quantity, total_price }) =>
          line(String(id), t('quantity', { quantity, name }), total_price),
        ),
        ...(booking.patch_test && booking.patch_test.price > 0
          ? [line('patch-test', t('bookings.price.patchTest'), booking.patch_test.price)]
          : []),
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
        { ...line('total', t('bookings.price.total'), booking.total_amount), kind: 'total' },
        ...(refund
          ? [
              {
                ...saving('refunded', t(refundLabel(booking, refund)), refund.amount),
                ...(refund.state === 'failed' && { kind: undefined }),
              },
              {
                ...(refund.owed > 0
                  ? line('owed', t('bookings.price.owed'), refund.owed)
                  : line('left', t('bookings.price.left'), refund.left)),
                kind: 'total' as const,
              },
            ]
          : []),
      ]}
    />
  );
}

function refundLabel({ resold_amount }: Booking, { state }: Refund) {
  return state !== 'failed' && (resold_amount ?? 0) > 0
    ? 'bookings.price.resold'
    : (`bookings.price.refund.${state}` as const);
}
