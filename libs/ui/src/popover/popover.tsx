import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover';
import { type ButtonVariantProps, buttonClass } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import styles from './popover.module.css';

preventStyleTags();

export interface PopoverProps extends ButtonVariantProps {
  /** The content of the button that opens it. */
  trigger: ReactNode;
  /** The accessible name of the popover. */
  label: string;
  /** The content; as a function it receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A little content beside its button. It stays until the reader leaves, and returns the focus. */
export function Popover({
  trigger,
  label,
  children,
  variant = 'secondary',
  size,
  isBlock,
}: PopoverProps) {
  return (
    <DialogTrigger>
      <Button className={buttonClass({ variant, size, isBlock })}>{trigger}</Button>
      <AriaPopover offset={6} className={classNames(styles.popover)}>
        <Dialog aria-label={label} className={classNames(styles.dialog)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
