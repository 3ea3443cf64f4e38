import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonVariantProps {
  /** One `primary` for each decision; `danger` only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `sm` (40px) for dense toolbars on wide screens. */
  size?: 'md' | 'sm' | undefined;
  /** As wide as its column. */
  isBlock?: boolean | undefined;
}

/** The class names of a button, for a link that looks like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  isBlock = false,
  className,
}: ButtonVariantProps & { className?: string | undefined } = {}): string {
  return classNames(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'sm' && styles.sm,
    isBlock && styles.block,
    className,
  );
}
