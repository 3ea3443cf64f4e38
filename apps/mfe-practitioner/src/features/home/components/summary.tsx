import type { CallResponse, practitionerStatistic } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { feePercent } from '@freely/shell-sdk';
import { Stat, Stats } from '@freely/ui/stat';
import styles from '../home.module.css';

interface SummaryProps {
  figures: CallResponse<typeof practitionerStatistic>;
  /** Unknown while the bookings load. */
  upcoming: number | undefined;
}

export function Summary({ figures, upcoming }: SummaryProps) {
  const { t } = useTranslation('practitioner/home');

  return (
    <Stats className={styles.summary} aria-label={t('summary.label')}>
      <Stat
        label={t('summary.appointments')}
        value={figures.number_of_bookings}
        note={upcoming !== undefined && t('summary.comingUp', { count: upcoming })}
      />
      <Stat
        label={t('summary.income')}
        value={formatPounds(figures.total_income)}
        note={t('summary.afterFee', { percent: feePercent() })}
      />
    </Stats>
  );
}
