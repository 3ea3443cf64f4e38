export { AddressField, type AddressFieldProps } from './address-field.tsx';
export type { AddressSuggestion } from './use-suggestions.ts';
