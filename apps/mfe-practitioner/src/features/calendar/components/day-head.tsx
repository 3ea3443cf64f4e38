import type { HeaderProps } from 'react-big-calendar';
import styles from '../calendar.module.css';
import { dayNumber, weekday } from '../calendar-words.ts';

/** The head of a day's column. */
export function DayHead({ date }: HeaderProps) {
  return (
    <span className={styles.head}>
      {weekday(date)}
      <b>{dayNumber(date)}</b>
    </span>
  );
}

/** The head of a weekday in a month. */
export function WeekdayHead({ date }: HeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the calendar's table is made of divisions.
    <span role="columnheader" tabIndex={-1} className={styles.head}>
      {weekday(date)}
    </span>
  );
}
