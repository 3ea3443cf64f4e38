import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/index.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its width, name and focus, and ignores presses. */
  isPending?: boolean | undefined;
  /** There is nothing further this way; unlike `disabled` it keeps the focus. */
  isAtEnd?: boolean | undefined;
  /** Before the label; the spinner takes its place while pending. */
  icon?: ReactNode;
}

/** A verb to press. `type` is `button` unless a form says `submit`. */
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
  // With nothing for the spinner to replace and no room beside the label, it stands over it.
  const isCovered = isPending && !icon && !isBlock;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would throw the focus away in the middle of the work.
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
