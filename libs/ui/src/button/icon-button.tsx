import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in full: "Close", "Remove Gel manicure". */
  label: string;
  /** `line` is for use on art or on a busy background. */
  variant?: 'plain' | 'line' | undefined;
  size?: 'md' | 'sm' | undefined;
  /** There is nothing further in this direction; unlike `disabled` it keeps the focus. */
  isAtEnd?: boolean | undefined;
}

/** A round button with only an icon: for icons that everyone knows (close, menu, arrows). */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  isAtEnd = false,
  type = 'button',
  onClick,
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      data-disabled={isAtEnd || undefined}
      onClick={(event) => (isAtEnd ? event.preventDefault() : onClick?.(event))}
      className={classNames(
        styles.iconButton,
        variant === 'line' && styles.line,
        size === 'sm' && styles.sm,
        className,
      )}
    />
  );
}
