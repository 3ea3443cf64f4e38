import { type CalendarDate, today } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from '../class-names.ts';
import { readDate } from '../dates.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import { CalendarContent } from './calendar-content.tsx';
import { DeferredBlur } from './deferred-blur.tsx';
import styles from './month-calendar.module.css';

preventStyleTags();

export interface MonthCalendarProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  max: string;
  isUnavailable?: ((date: string) => boolean) | undefined;
  isDisabled?: boolean | undefined;
  /** Receives the month, `YYYY-MM`, that the reader moves to: to load its free days. */
  onMonth?: ((month: string) => void) | undefined;
  /** Names the calendar before the month: "Date". */
  label: string;
}

/** A month of days, Monday first, in British English. */
export function MonthCalendar({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  isDisabled = false,
  onMonth,
  label,
}: MonthCalendarProps) {
  const first = readDate(min) ?? today('Europe/London');
  const [focused, setFocused] = useState(readDate(value) ?? first);

  const hasMoved = useRef(false);

  // Shows the month of a date that was chosen elsewhere, unless the reader has just gone to another one:
  // a first free day that is found late must not take them back.
  useEffect(() => {
    const date = readDate(value);
    if (date && !hasMoved.current) setFocused(date);
    hasMoved.current = false;
  }, [value]);

  function focus(date: CalendarDate) {
    hasMoved.current = true;
    setFocused(date);
    onMonth?.(date.toString().slice(0, 7));
  }

  return (
    <I18nProvider locale="en-GB">
      <Calendar<CalendarDate>
        aria-label={label}
        className={classNames(styles.calendar)}
        value={readDate(value) ?? null}
        focusedValue={focused}
        onFocusChange={focus}
        onChange={(date) => onChange(date.toString())}
        minValue={first}
        maxValue={readDate(max) ?? null}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        isDisabled={isDisabled}
        firstDayOfWeek="mon"
      >
        <CalendarContent />
        <DeferredBlur />
      </Calendar>
    </I18nProvider>
  );
}
