export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { minutesOf, timeOf, timesBetween } from './times.ts';
