import type { Earning } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import styles from '../earnings.module.css';
import { usePayoutStatus } from '../use-payout-status.ts';

const deductions = ['fee', 'refund', 'withheld'] as const;

/** An appointment of the statement on a phone: four short lines, since a month has dozens. */
export function EarningCard({ earning }: { earning: Earning }) {
  const { t } = useTranslation('practitioner/earnings');
  const payoutStatus = usePayoutStatus();
  const { day, time } = londonClock(new Date(earning.date));
  const sums = [
    { key: 'gross' as const, amount: earning.gross },
    ...deductions.map((key) => ({ key, amount: -earning[key] })).filter(({ amount }) => amount),
  ];

  return (
    <div className={styles.card}>
      <strong>{earning.customer_name}</strong>
      <b>{formatPounds(earning.net)}</b>
      <span>{earning.treatments}</span>
      <span>{t('when', { date: listDate(day), time })}</span>
      <span>
        {sums
          .map(({ key, amount }) =>
            t('part', { what: t(`table.${key}`), amount: formatPounds(amount) }),
          )
          .join(', ')}
      </span>
      <span>{payoutStatus(earning.payout)}</span>
    </div>
  );
}
