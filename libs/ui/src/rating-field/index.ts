export { RatingField, type RatingFieldProps } from './rating-field.tsx';
