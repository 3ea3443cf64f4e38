export { checkDataKey } from './data-key.ts';
