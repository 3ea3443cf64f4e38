import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** 0 to 1; without it the bar runs until the work is done. */
  value?: number | undefined;
}

/** Work that takes a while. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.meter}
    >
      <Fill percent={percent} />
    </div>
  );
}

export interface MeterBarProps {
  /** 0 to 1. */
  value: number;
}

/** A drawn share beside its number, which must be in words: "Friendliness 4.8". */
export function MeterBar({ value }: MeterBarProps) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <Fill percent={Math.round(value * 100)} />
    </span>
  );
}

function Fill({ percent }: { percent: number | undefined }) {
  return (
    <span
      className={classNames(styles.fill, percent === undefined && styles.running)}
      style={percent === undefined ? undefined : ({ '--filled': `${percent}%` } as CSSProperties)}
    />
  );
}
