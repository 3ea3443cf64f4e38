export { isMonth, MonthField, type MonthFieldProps } from './month-field.tsx';
