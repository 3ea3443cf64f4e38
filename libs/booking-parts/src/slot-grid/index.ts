export { SlotGrid, type SlotGridLabels, type SlotGridProps } from './slot-grid.tsx';
