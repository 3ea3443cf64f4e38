export { LateDateField, LateDateRangeField, LateDateTimeField } from './late-date-field.tsx';
