import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One `primary` for each decision; `danger` only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `sm` (40px) for dense toolbars on wide screens. */
  size?: 'md' | 'sm' | undefined;
  /** As wide as its column. */
  isBlock?: boolean | undefined;
}

/** The look of a button for what is not one: a link that leads to the next step. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  isBlock = false,
  className,
}: ButtonLook & { className?: string | undefined } = {}): string {
  return classNames(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'sm' && styles.sm,
    isBlock && styles.block,
    className,
  );
}
