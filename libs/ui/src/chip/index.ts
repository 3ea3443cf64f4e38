export { Chip, type ChipProps, StatusChip, type StatusChipProps } from './chip.tsx';
