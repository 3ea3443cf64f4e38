import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import styles from './popover.module.css';

preventStyleTags();

export interface AnchoredPopoverProps {
  /** The element that the popover is placed at; it gets the focus back. */
  anchor: RefObject<Element | null>;
  /** The accessible name of the popover. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popover that is open while rendered, anchored to an element that is not its trigger. */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  return (
    <AriaPopover
      isOpen
      triggerRef={anchor}
      offset={6}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={classNames(styles.popover)}
    >
      <Dialog aria-label={label} className={classNames(styles.dialog)}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
