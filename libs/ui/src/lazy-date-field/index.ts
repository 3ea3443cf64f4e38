export { LazyDateField, LazyDateRangeField, LazyDateTimeField } from './lazy-date-field.tsx';
