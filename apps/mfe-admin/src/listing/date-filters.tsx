import { useTranslation } from '@freely/i18n';
import { LazyDateField } from '@freely/ui/lazy-date-field';
import { useState } from 'react';
import styles from './list-frame.module.css';
import type { Listing } from './use-listing.ts';

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
  const [from, setFrom] = useState(listing.from || null);
  const [to, setTo] = useState(listing.to || null);
  const isReversed = listing.from !== '' && listing.to !== '' && listing.from > listing.to;

  return (
    <>
      <LazyDateField
        className={styles.day}
        label={labels.from}
        value={from}
        onChange={(day) => {
          setFrom(day);
          change({ from: day ?? '' });
        }}
        error={
          (listing.from === '' ? error : undefined) ??
          (isReversed ? t('report.reversedDates') : undefined)
        }
        onFocus={onFocus}
      />
      <LazyDateField
        className={styles.day}
        label={labels.to}
        value={to}
        onChange={(day) => {
          setTo(day);
          change({ to: day ?? '' });
        }}
        error={listing.from !== '' && listing.to === '' ? error : undefined}
        onFocus={onFocus}
      />
    </>
  );
}
