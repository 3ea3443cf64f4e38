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

/** Drawn, since pages that are made ahead of the browser may hold no style attribute. */
function Fill({ percent }: { percent: number | undefined }) {
  return (
    <svg
      className={classNames(styles.fill, percent === undefined && styles.running)}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={percent ?? 100} height="1" />
    </svg>
  );
}
