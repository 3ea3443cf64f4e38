import type { ReactNode } from 'react';
import { type SpotName, spot } from '../art/index.ts';
import { Art } from '../art-image/index.ts';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** The name of a spot, or art of your own. */
  art?: SpotName | ReactNode;
  /** What is missing, in one line. */
  title: ReactNode;
  /** Why. */
  text?: ReactNode;
  /** One way forward. */
  action?: ReactNode;
  /** A dashed frame, where it replaces a list. */
  isFramed?: boolean | undefined;
  /** 1 where it fills the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

const SPOTS: readonly unknown[] = ['empty', 'pause', 'calendar', 'bouquet'] satisfies SpotName[];

const isSpot = (art: unknown): art is SpotName => SPOTS.includes(art);

/** Says that there is nothing here yet, or nothing was found, and offers a next step. */
export function EmptyState({
  art = 'empty',
  title,
  text,
  action,
  isFramed = false,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={classNames(styles.emptyState, isFramed && styles.framed)}>
      {isSpot(art) ? <Art svg={spot(art)} className={styles.art} /> : art}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
