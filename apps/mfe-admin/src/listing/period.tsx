import { LateDateRangeField } from '@freely/ui/late-date-field';
import { useState } from 'react';
import { useWords } from '../words.ts';
import styles from './list-frame.module.css';
import type { Listing } from './use-listing.ts';

interface PeriodProps {
  label: string;
  listing: Pick<Listing, 'from' | 'to'>;
  change: (parts: { from: string; to: string }) => void;
  /** What a download said about the dates. */
  error?: string | undefined;
  onFocus?: (() => void) | undefined;
}

/** Two days of a list and its spreadsheet. They reach the address once both are whole. */
export function Period({ label, listing: { from, to }, change, error, onFocus }: PeriodProps) {
  const say = useWords();
  const [typed, setTyped] = useState(from && to ? { from, to } : null);
  const isBackwards = from !== '' && to !== '' && from > to;

  return (
    <LateDateRangeField
      className={styles.period}
      label={label}
      value={typed}
      onChange={(range) => {
        setTyped(range);
        change(range ?? { from: '', to: '' });
      }}
      error={error ?? (isBackwards ? say('report.backwards') : undefined)}
      onFocus={onFocus}
    />
  );
}
