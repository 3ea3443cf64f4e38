import { type ReactNode, useId } from 'react';
import styles from './picture-row.module.css';

interface PictureRowProps {
  /** The URL of a decorative picture, 3:2. */
  picture: string;
  title: string;
  /** Whether it is in the first viewport: its picture is then loaded with high priority. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A picture beside its text. Every second row swaps the sides. */
export function PictureRow({ picture, title, isFirst = false, children }: PictureRowProps) {
  const id = useId();

  return (
    <section className={styles.row} aria-labelledby={id}>
      <img
        src={picture}
        alt=""
        width="480"
        height="320"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
