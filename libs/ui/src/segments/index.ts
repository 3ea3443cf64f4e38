export { Segments, type SegmentsProps } from './segments.tsx';
