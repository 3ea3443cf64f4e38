import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for people who listen to the page instead of looking at it. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
