export { type Export, streamExport } from './stream-export.ts';
