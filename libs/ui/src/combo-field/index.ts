export { ComboField, type ComboFieldProps } from './combo-field.tsx';
