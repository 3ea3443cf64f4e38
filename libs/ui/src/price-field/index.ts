export { PriceField, type PriceFieldProps } from './price-field.tsx';
export { writePence } from './price-text.ts';
