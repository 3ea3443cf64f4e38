export {
  type Break,
  type DayHours,
  dayProblems,
  hasWorkday,
  isWeekValid,
  mobileDefaults,
  noWeek,
  switchedOff,
  switchedOn,
  WEEKDAYS,
  type Weekday,
} from './day-hours.ts';
export { DayRow, type DayRowProps } from './day-row.tsx';
export { WeekSchedule, type WeekScheduleProps } from './week-schedule.tsx';
