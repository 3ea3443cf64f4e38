export { DateField, type DateFieldProps } from './date-field.tsx';
export { type DateRange, DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';
