import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stat.module.css';

/** Figures in a row: a list of terms and their values. */
export function Stats({ className, ...props }: ComponentProps<'dl'>) {
  return <dl {...props} className={classNames(styles.stats, className)} />;
}

export interface StatProps {
  /** What is counted: "Total income". */
  label: ReactNode;
  /** Formatted: "£1,280.00". */
  value: ReactNode;
  /** A line below: "since you joined". */
  note?: ReactNode;
}

/** One figure, inside `Stats`. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
