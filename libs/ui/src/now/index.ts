export { useNow } from './use-now.ts';
