export { DateStrip, type DateStripProps } from './date-strip.tsx';
