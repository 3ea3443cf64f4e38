import type { PractitionerBooking } from '@freely/api-client/contract';
import { type Sum, Sums } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { amountsOf } from '../booking-amounts.ts';

/** The price breakdown, and how much of it the practitioner is paid. */
export function PriceSums({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/bookings');
  const amounts = amountsOf(booking);
  // Nobody knows yet to whom the money goes (D26).
  const isOpen = booking.dispute ? booking.dispute.state !== 'settled' : false;
  const isOnHold = isOpen && amounts.income > 0;
  const line = (key: string, label: string, pounds: number): Sum => ({
    key,
    label,
    amount: formatPounds(pounds),
  });
  function deductions(): Sum[] {
    if (amounts.isRefunded) return [line('refund', t('price.refund'), -amounts.gross)];
    if (amounts.isChargedBack) return [line('bank', t('price.chargedBack'), -amounts.gross)];
    const percent = Math.round(booking.freely_fee * 100);

    return [line('fee', t('price.fee', { percent }), -amounts.fee)];
  }

  return (
    <Sums
      sums={[
        ...booking.treatments.map(({ id, name, quantity, total_price }) =>
          line(String(id), t('quantity', { quantity, name }), total_price),
        ),
        ...(booking.call_out_charge > 0
          ? [line('call-out', t('price.callOut'), booking.call_out_charge)]
          : []),
        line('total', t('price.total'), amounts.gross),
        ...(amounts.resold > 0 ? [line('resold', t('price.resold'), -amounts.resold)] : []),
        ...deductions(),
        {
          ...line('income', t(isOnHold ? 'price.onHold' : 'price.income'), amounts.income),
          kind: 'total',
        },
      ]}
    />
  );
}
