import { type ReactNode, type Ref, useId } from 'react';
import styles from '../slot-dialog.module.css';

interface StepProps {
  number: 1 | 2 | 3 | 4;
  title: string;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** One of the four numbered steps. */
export function Step({ number, title, ref, children }: StepProps) {
  const id = useId();

  return (
    <section ref={ref} aria-labelledby={id} className={styles.step}>
      <h3 className={styles.heading}>
        <span id={id}>
          <i>{number}</i> {title}
        </span>
      </h3>
      {children}
    </section>
  );
}
