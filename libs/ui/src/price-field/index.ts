export { PriceField, type PriceFieldProps } from './price-field.tsx';
