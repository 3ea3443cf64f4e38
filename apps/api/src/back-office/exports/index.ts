export {
  dateTimeFormat,
  poundsFormat,
  wallTime,
} from '../../infrastructure/spreadsheets/write-workbook.ts';
export { exportRoutes as registerExports } from './exports.routes.ts';
export { type Export, streamExport } from './stream-export.ts';
