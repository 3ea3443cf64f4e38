import { type ReactNode, useId } from 'react';
import styles from './picture-row.module.css';

interface PictureRowProps {
  /** The address of a cut-paper picture, 3:2. Decorative. */
  picture: string;
  title: string;
  /** In sight from the start: the picture is fetched with the page. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A picture beside its words. Rows under one another swap sides. */
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
