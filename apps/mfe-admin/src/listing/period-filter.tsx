import { useTranslation } from '@freely/i18n';
import { AnnouncedErrors } from '@freely/ui/field';
import { LazyDateRangeField } from '@freely/ui/lazy-date-field';
import styles from './list-frame.module.css';
import type { Listing } from './use-listing.ts';
import { usePeriod } from './use-period.ts';

interface PeriodFilterProps {
  label: string;
  listing: Pick<Listing, 'from' | 'to'>;
  change: (parts: { from: string; to: string }) => void;
  /** The error of a download about the dates. */
  error?: string | undefined;
  onFocus?: (() => void) | undefined;
}

/** The dates of a list and its spreadsheet. They are added to the URL once both are complete. */
export function PeriodFilter({
  label,
  listing: { from, to },
  change,
  error,
  onFocus,
}: PeriodFilterProps) {
  const { t } = useTranslation('admin');
  const period = usePeriod({ from, to }, change);
  const isReversed = from !== '' && to !== '' && from > to;

  return (
    <AnnouncedErrors>
      <LazyDateRangeField
        className={styles.period}
        label={label}
        {...period}
        error={error ?? (isReversed ? t('report.datesIgnored') : undefined)}
        onFocus={onFocus}
      />
    </AnnouncedErrors>
  );
}
