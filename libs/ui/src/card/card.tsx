import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** `li`, `article` or `section` where the card is one. */
  as?: 'div' | 'li' | 'article' | 'section' | undefined;
  /** Without a shadow. */
  isFlat?: boolean | undefined;
  /** The whole card leads somewhere, so it lifts under the pointer. */
  isLink?: boolean | undefined;
}

/** A sheet of paper on the page. Cards are never put into cards. */
export function Card({ as = 'div', isFlat, isLink, className, ...props }: CardProps) {
  // One of the four has the attributes of all of them.
  const Tag = as as 'div';

  return (
    <Tag
      {...props}
      className={classNames(styles.card, isFlat && styles.flat, isLink && styles.leads, className)}
    />
  );
}
