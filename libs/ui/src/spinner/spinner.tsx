import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading, for screen readers; leave it out where text beside the spinner says so. */
  label?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** A short wait of unknown length. Use a skeleton where the shape of the content is known. */
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
