export { MonthField, type MonthFieldProps } from './month-field.tsx';
