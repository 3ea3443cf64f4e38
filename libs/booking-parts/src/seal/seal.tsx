import styles from './seal.module.css';

const PAPER =
  'M12 1.85A2.95 2.95 0 0 1 17.08 3.21A2.95 2.95 0 0 1 20.79 6.93A2.95 2.95 0 0 1 22.15 12A2.95 2.95 0 0 1 20.79 17.08A2.95 2.95 0 0 1 17.08 20.79A2.95 2.95 0 0 1 12 22.15A2.95 2.95 0 0 1 6.92 20.79A2.95 2.95 0 0 1 3.21 17.08A2.95 2.95 0 0 1 1.85 12A2.95 2.95 0 0 1 3.21 6.92A2.95 2.95 0 0 1 6.92 3.21A2.95 2.95 0 0 1 12 1.85Z';

export interface SealProps {
  /** What was checked: "Documents checked". Empty where the surrounding text says so already. */
  label: string;
  /** Shows the label beside the seal; otherwise only screen readers get it. */
  isLabelShown?: boolean | undefined;
}

/** The red tick. It only ever means that insurance and qualification documents were checked. */
export function Seal({ label, isLabelShown = false }: SealProps) {
  const drawing = (
    <>
      <path className={styles.paper} d={PAPER} />
      <path className={styles.tick} d="M7.9 12.4l2.8 2.8 5.5-6" />
    </>
  );
  if (label === '') {
    return (
      <svg viewBox="0 0 24 24" className={styles.seal} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  if (!isLabelShown) {
    return (
      <svg viewBox="0 0 24 24" className={styles.seal} role="img" aria-label={label}>
        {drawing}
      </svg>
    );
  }

  return (
    <span className={styles.verified}>
      <svg viewBox="0 0 24 24" className={styles.seal} aria-hidden="true">
        {drawing}
      </svg>
      {label}
    </span>
  );
}
