export { enGB } from './en-GB.ts';
