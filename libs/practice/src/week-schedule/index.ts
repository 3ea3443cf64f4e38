export {
  type Break,
  type DayHours,
  dayOff,
  dayProblems,
  defaultWorkday,
  emptyWeek,
  hasWorkday,
  isWeekValid,
  mobileDefaults,
  WEEKDAYS,
  type Weekday,
} from './day-hours.ts';
export { DayRow, type DayRowProps } from './day-row.tsx';
export { WeekSchedule, type WeekScheduleProps } from './week-schedule.tsx';
