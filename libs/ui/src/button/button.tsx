import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/index.ts';
import styles from './button.module.css';
import { type ButtonVariantProps, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariantProps {
  /** Work is under way: the button keeps its width, name and focus, and ignores presses. */
  isPending?: boolean | undefined;
  /** There is nothing further in this direction; unlike `disabled` it keeps the focus. */
  isAtEnd?: boolean | undefined;
  /** Before the label; the spinner takes its place while pending. */
  icon?: ReactNode;
}

/** A button. `type` is `button` by default; a form passes `submit`. */
export function Button({
  variant,
  size,
  isBlock,
  isPending = false,
  isAtEnd = false,
  icon,
  className,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  // Without an icon to replace and room beside the label, the spinner covers the label.
  const isCovered = isPending && !icon && !isBlock;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, which would lose the focus while the work is under way.
    if (isPending || isAtEnd) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, isBlock, className })}
      onClick={press}
      aria-disabled={isPending || isAtEnd || undefined}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      data-disabled={isAtEnd || undefined}
    >
      {isPending && !isCovered ? <Spinner /> : icon}
      {isCovered ? (
        <>
          <span className={styles.covered}>{children}</span>
          <span className={styles.cover}>
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
