export { checkDataKey } from './data-key.ts';
export { openMeasures } from './measures.ts';
export { readParts } from './parts.ts';
