import type { Earnings } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Section } from '@freely/ui/page';
import type { CSSProperties } from 'react';
import { shortMonthName } from '../month-name.ts';
import { trendOf } from '../trend-of.ts';
import styles from './trend.module.css';

/** What each of the last twelve months left, booked appointments included. One month alone is no trend. */
export function Trend({ earnings: { by_month, month: shown } }: { earnings: Earnings }) {
  const { t } = useTranslation('practitioner/earnings');
  const months = trendOf(by_month);
  const most = Math.max(...months.map(({ net }) => net));
  if (months.length < 2 || most <= 0) return null;

  return (
    <Section title={t('trend')}>
      <ol className={styles.trend} aria-label={t('trend')}>
        {months.map(({ month, net }) => (
          <li key={month} aria-current={month === shown || undefined}>
            <span className={styles.month}>{shortMonthName(month)}</span>
            <span
              className={styles.bar}
              style={{ '--share': Math.max(0, net) / most } as CSSProperties}
            />
            <span className={styles.amount}>{formatPounds(net)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('trendNote')}</p>
    </Section>
  );
}
