import type { Booking } from '@freely/api-client/contract';
import { Sums } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { refundOf } from '../../../customer/refund.ts';

/** What was paid, and what is left of it after a refund. */
export function PaymentSums({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const refund = refundOf(booking);
  const total = {
    key: 'total',
    label: t(booking.paid || refund ? 'success.paid' : 'success.notPaid'),
    amount: formatPounds(booking.total_amount),
  };
  if (!refund) return <Sums sums={[{ ...total, kind: 'total' }]} />;

  return (
    <Sums
      sums={[
        total,
        {
          key: 'refund',
          label: t(`success.refund.${refund.state}`),
          amount: formatPounds(-refund.amount),
        },
        {
          key: 'left',
          label: t(refund.owed > 0 ? 'success.owed' : 'success.paidInTheEnd'),
          amount: formatPounds(refund.owed > 0 ? refund.owed : refund.left),
          kind: 'total',
        },
      ]}
    />
  );
}
