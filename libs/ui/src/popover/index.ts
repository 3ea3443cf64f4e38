export { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
