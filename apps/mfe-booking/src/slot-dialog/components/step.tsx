import { type ReactNode, useId } from 'react';
import styles from '../slot-dialog.module.css';

interface StepProps {
  number: 1 | 2 | 3 | 4;
  title: string;
  /** Shown at the end of the heading's line, such as the chosen day. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the four numbered steps. */
export function Step({ number, title, aside, children }: StepProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.step}>
      <h3 className={styles.heading}>
        <span id={id}>
          <i>{number}</i> {title}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
