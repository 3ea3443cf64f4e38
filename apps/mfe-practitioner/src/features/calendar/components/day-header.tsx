import type { DateHeaderProps, HeaderProps } from 'react-big-calendar';
import styles from '../calendar.module.css';
import { dayNumber, weekday } from '../calendar-format.ts';
import { DayHours } from './day-hours.tsx';

/** The header of a day's column. */
export function DayHeader({ date }: HeaderProps) {
  return (
    <span className={styles.head}>
      {weekday(date)}
      <b>{dayNumber(date)}</b>
      <DayHours date={date} />
    </span>
  );
}

/** The header of a weekday in the month view. */
export function WeekdayHeader({ date }: HeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the calendar's table is made of divisions.
    <span role="columnheader" tabIndex={-1} className={styles.head}>
      {weekday(date)}
    </span>
  );
}

/** The number of a day in the month view, which leads to the day. */
export function MonthDate({ date, label, onDrillDown }: DateHeaderProps) {
  return (
    <button type="button" className="rbc-button-link" onClick={onDrillDown}>
      {label}
      <DayHours date={date} isDayOffOnly />
    </button>
  );
}
