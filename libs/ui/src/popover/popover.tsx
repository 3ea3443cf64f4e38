import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover';
import { type ButtonLook, buttonClass } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { keepStyleTagsAway } from '../react-aria/without-style-tags.ts';
import styles from './popover.module.css';

keepStyleTagsAway();

export interface PopoverProps extends ButtonLook {
  /** On the button that opens it. */
  trigger: ReactNode;
  /** Names what opens. */
  label: string;
  /** What opens; it may close itself. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Something small beside its button: it stays until it is left, and gives the focus back. */
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
