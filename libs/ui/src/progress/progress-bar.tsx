import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressBarProps {
  /** The work that is under way. */
  label: string;
  /** 0 to 1; indeterminate without it. */
  value?: number | undefined;
}

/** The progress of work that takes a while. */
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

/** A decorative bar beside its number, which must be text: "Friendliness 4.8". */
export function MeterBar({ value }: MeterBarProps) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <Fill percent={Math.round(value * 100)} />
    </span>
  );
}

/** An SVG, since the policy of prerendered pages allows no style attribute. */
function Fill({ percent }: { percent: number | undefined }) {
  return (
    <svg
      className={classNames(styles.fill, percent === undefined && styles.indeterminate)}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={percent ?? 100} height="1" />
    </svg>
  );
}
