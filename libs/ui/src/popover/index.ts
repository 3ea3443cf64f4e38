export { Popover, type PopoverProps } from './popover.tsx';
export { PopoverBeside, type PopoverBesideProps } from './popover-beside.tsx';
