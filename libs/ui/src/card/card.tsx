import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element to render: `li`, `article` or `section` where the card is one. */
  as?: 'div' | 'li' | 'article' | 'section' | undefined;
  /** Without a shadow. */
  isFlat?: boolean | undefined;
  /** The whole card is a link, so it lifts under the pointer. */
  isLink?: boolean | undefined;
}

/** A raised surface on the page. Cards are never nested. */
export function Card({ as = 'div', isFlat, isLink, className, ...props }: CardProps) {
  // All four elements take the attributes of a div.
  const Tag = as as 'div';

  return (
    <Tag
      {...props}
      className={classNames(styles.card, isFlat && styles.flat, isLink && styles.link, className)}
    />
  );
}
