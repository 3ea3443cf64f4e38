export { exportRoutes as registerExports } from './exports.routes.ts';
export { type Export, streamExport } from './stream-export.ts';
export { dateTimeFormat, poundsFormat, wallTime } from './write-workbook.ts';
