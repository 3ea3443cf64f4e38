export {
  type Column,
  dateTimeFormat,
  dayFormat,
  poundsFormat,
  wallTime,
  wholeDay,
  writeWorkbook,
  yesNo,
} from './write-workbook.ts';
