export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { timesBetween } from './times.ts';
