import type { AdminBookingDetail } from '@freely/api-client/contract';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useMoneyNames } from './use-money-names.ts';

type PaymentsPartProps = Pick<AdminBookingDetail, 'payments' | 'refunds' | 'ledger'>;

/** The payments, the refunds, and their ledger entries, which sum to zero (D23). */
export function PaymentsPart({ payments, refunds, ledger }: PaymentsPartProps) {
  const { t } = useTranslation('admin/bookings');
  const nameOf = useMoneyNames();
  const sum = ledger.reduce((pence, { amount }) => pence + signedPence(amount), 0);

  return (
    <>
      <DrawerPart title={t('bookingDrawer.payments')}>
        <Lines
          empty={t('bookingDrawer.noPayments')}
          lines={[
            ...payments.map(({ provider_id: id, status, ...payment }) => ({
              key: id,
              what: t('bookingDrawer.payment', { id, status: nameOf('paymentStates', status) }),
              aside: t('bookingDrawer.captured', {
                captured: formatPounds(payment.captured),
                amount: formatPounds(payment.amount),
                refunded: formatPounds(payment.refunded),
              }),
            })),
            ...refunds.map(({ created_at, reason, status, amount }) => ({
              key: `${created_at} ${reason}`,
              what: t('bookingDrawer.refund', {
                reason: nameOf('refundReasons', reason),
                status: t(`bookingDrawer.refundStates.${status}`),
              }),
              aside: formatPounds(amount),
            })),
          ]}
        />
      </DrawerPart>
      <DrawerPart title={t('bookingDrawer.ledger')}>
        <Lines
          empty={t('bookingDrawer.noLedger')}
          lines={[
            ...ledger.map(({ transaction_id, account, kind, amount }) => ({
              key: `${transaction_id} ${account}`,
              what: t('bookingDrawer.line', {
                kind: nameOf('lineKinds', kind),
                account: nameOf('accounts', account),
              }),
              aside: formatPounds(amount),
            })),
            ...(ledger.length > 0
              ? [
                  {
                    key: 'sum',
                    what: <b>{t('bookingDrawer.ledgerSum')}</b>,
                    aside: <b>{formatPounds(poundsOf(sum))}</b>,
                  },
                ]
              : []),
          ]}
        />
      </DrawerPart>
    </>
  );
}

function signedPence(pounds: number): number {
  return pounds < 0 ? -penceOf(-pounds) : penceOf(pounds);
}
