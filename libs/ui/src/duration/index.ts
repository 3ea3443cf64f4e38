export { formatDuration } from './format-duration.ts';
