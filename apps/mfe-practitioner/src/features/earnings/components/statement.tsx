import type { Earning, Earnings } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { EmptyState } from '@freely/ui/empty-state';
import { type Column, DataTable } from '@freely/ui/table';
import styles from '../earnings.module.css';
import { monthName } from '../month-name.ts';
import { usePayoutStatus } from '../use-payout-status.ts';
import { EarningCard } from './earning-card.tsx';

/** The statement by appointment: price, deductions and net earnings. */
export function Statement({ earnings: { bookings, month } }: { earnings: Earnings }) {
  const { t } = useTranslation('practitioner/earnings');
  const payoutStatus = usePayoutStatus();
  if (bookings.length === 0) {
    return (
      <EmptyState art="empty" headingLevel={3} title={t('none')} text={t('noneText')} isFramed />
    );
  }

  const money = (
    key: 'gross' | 'fee' | 'refund' | 'withheld' | 'net',
    sign: 1 | -1,
  ): Column<Earning> => ({
    key,
    label: t(`table.${key}`),
    align: 'end',
    cell: (row) => <span className={styles.amount}>{formatPounds(sign * row[key])}</span>,
  });

  return (
    <DataTable
      label={t('statement', { month: monthName(month) })}
      rows={bookings}
      rowKey={({ booking_id }) => booking_id}
      card={(row) => <EarningCard earning={row} />}
      columns={[
        {
          key: 'date',
          label: t('table.date'),
          cell: ({ date }) => {
            const { day, time } = londonClock(new Date(date));
            return t('when', { date: listDate(day), time });
          },
        },
        {
          key: 'customer',
          label: t('table.customer'),
          cell: ({ customer_name }) => <strong>{customer_name}</strong>,
        },
        {
          key: 'treatments',
          label: t('table.treatments'),
          cell: ({ treatments }) => treatments,
        },
        money('gross', 1),
        money('fee', -1),
        ...(bookings.some(({ refund }) => refund !== 0) ? [money('refund', -1)] : []),
        ...(bookings.some(({ withheld }) => withheld !== 0) ? [money('withheld', -1)] : []),
        money('net', 1),
        {
          key: 'payout',
          label: t('table.payout'),
          cell: (row) => payoutStatus(row.payout),
        },
      ]}
    />
  );
}
