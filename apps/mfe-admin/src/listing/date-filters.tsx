import { useTranslation } from '@freely/i18n';
import { AnnouncedErrors } from '@freely/ui/field';
import { LazyDateField } from '@freely/ui/lazy-date-field';
import styles from './list-frame.module.css';
import { readDay } from './read-day.ts';
import type { Listing } from './use-listing.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface DateFiltersProps {
  labels: { from: string; to: string };
  listing: Pick<Listing, 'from' | 'to'>;
  change: (parts: { from?: string; to?: string }) => void;
  /** The error of a download about the dates. */
  error?: string | undefined;
  onFocus?: (() => void) | undefined;
}

/** Two separate date fields: one date alone filters the list as well. */
export function DateFilters({ labels, listing, change, error, onFocus }: DateFiltersProps) {
  const { t } = useTranslation('admin');
  const [from, typeFrom] = useTypedFilter(listing.from, orNull);
  const [to, typeTo] = useTypedFilter(listing.to, orNull);
  const isReversed = listing.from !== '' && listing.to !== '' && listing.from > listing.to;

  return (
    <AnnouncedErrors>
      <LazyDateField
        className={styles.day}
        label={labels.from}
        value={from}
        onChange={(day) => {
          typeFrom(day, readDay(day));
          change({ from: day ?? '' });
        }}
        error={
          (listing.from === '' ? error : undefined) ??
          (isReversed ? t('report.datesIgnored') : undefined)
        }
        onFocus={onFocus}
      />
      <LazyDateField
        className={styles.day}
        label={labels.to}
        value={to}
        onChange={(day) => {
          typeTo(day, readDay(day));
          change({ to: day ?? '' });
        }}
        error={listing.from !== '' && listing.to === '' ? error : undefined}
        onFocus={onFocus}
      />
    </AnnouncedErrors>
  );
}

const orNull = (day: string) => day || null;
