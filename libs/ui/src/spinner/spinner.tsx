import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is awaited, for screen readers; without it the words stand beside the spinner. */
  label?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** A short wait of unknown length. What has a shape to come gets a skeleton instead. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  const ring = (
    <span className={classNames(styles.spinner, size === 'lg' && styles.lg)} aria-hidden="true" />
  );
  if (!label) return ring;

  return (
    <span role="status" className={styles.wait}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
