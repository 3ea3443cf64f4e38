import { LateDateField } from '@freely/ui/late-date-field';
import { useState } from 'react';
import { useWords } from '../words.ts';
import styles from './list-frame.module.css';
import type { Listing } from './use-listing.ts';

interface TwoDaysProps {
  labels: { from: string; to: string };
  listing: Pick<Listing, 'from' | 'to'>;
  change: (parts: { from?: string; to?: string }) => void;
  /** What a download said about the dates. */
  error?: string | undefined;
  onFocus?: (() => void) | undefined;
}

/** Two days, each of its own: one alone narrows the list as well. */
export function TwoDays({ labels, listing, change, error, onFocus }: TwoDaysProps) {
  const say = useWords();
  const [from, setFrom] = useState(listing.from || null);
  const [to, setTo] = useState(listing.to || null);
  const isBackwards = listing.from !== '' && listing.to !== '' && listing.from > listing.to;

  return (
    <>
      <LateDateField
        className={styles.day}
        label={labels.from}
        value={from}
        onChange={(day) => {
          setFrom(day);
          change({ from: day ?? '' });
        }}
        error={
          (listing.from === '' ? error : undefined) ??
          (isBackwards ? say('report.backwards') : undefined)
        }
        onFocus={onFocus}
      />
      <LateDateField
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
