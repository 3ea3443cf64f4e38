import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { keepStyleTagsAway } from '../react-aria/without-style-tags.ts';
import styles from './popover.module.css';

keepStyleTagsAway();

export interface PopoverBesideProps {
  /** What it is about; it gets the focus back. */
  beside: RefObject<Element | null>;
  /** Names it. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popover that opens by itself, beside something that was pressed for another reason. */
export function PopoverBeside({ beside, label, onClose, children }: PopoverBesideProps) {
  return (
    <AriaPopover
      isOpen
      triggerRef={beside}
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
