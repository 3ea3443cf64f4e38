import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import {
  addMonths,
  clampDay,
  fullDate,
  monthAndYear,
  readDay,
  startOfMonth,
  today,
} from '../days.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { dayByKey } from './month.ts';
import styles from './month-calendar.module.css';
import { MonthGrid } from './month-grid.tsx';

export interface MonthCalendarProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  max: string;
  /**
   * The first day that is not unavailable, `YYYY-MM-DD`, which is named so; null while it is not known. By default, it
   * is `min`.
   */
  firstAvailable?: string | null | undefined;
  isUnavailable?: ((date: string) => boolean) | undefined;
  isDisabled?: boolean | undefined;
  /** Receives the month, `YYYY-MM`, that the reader moves to: to load its free days. */
  onMonth?: ((month: string) => void) | undefined;
  /** Names the calendar before the month: "Date". */
  label: string;
}

/** Later than every day that is offered. */
const NEVER = '9999-12-31';

/** A month of days, Monday first, in British English. */
export function MonthCalendar({
  value,
  onChange,
  min,
  max,
  firstAvailable,
  isUnavailable,
  isDisabled = false,
  onMonth,
  label,
}: MonthCalendarProps) {
  const { t } = useTranslation('ui');
  const first = readDay(min) ?? today();
  const last = readDay(max) ?? NEVER;
  const chosen = readDay(value);
  const [focused, setFocused] = useState(chosen ?? first);
  const stop = clampDay(focused, first, last);
  const month = startOfMonth(stop);
  const shown = monthAndYear(month);
  const name = `${label}, ${shown}`;
  const grid = useRef<HTMLTableElement>(null);
  const { current: reader } = useRef({ hasMoved: false, movesFocus: false });

  // Shows the month of a date that was chosen elsewhere, unless the reader has just gone to another one:
  // a first free day that is found late must not take them back.
  useEffect(() => {
    const day = readDay(value);
    if (day && !reader.hasMoved) setFocused(day);
    reader.hasMoved = false;
  }, [value, reader]);

  useLayoutEffect(() => {
    if (reader.movesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    reader.movesFocus = false;
  });

  function moveTo(day: string): void {
    const next = clampDay(day, first, last);
    reader.hasMoved = true;
    setFocused(next);
    onMonth?.(next.slice(0, 7));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const day = dayByKey(stop, event);
    if (day === undefined) return;
    event.preventDefault();
    reader.movesFocus = true;
    moveTo(day);
  }

  return (
    // Its arrow keys belong to the days, not to a screen reader.
    <div role="application" aria-label={name} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label={t('calendar.previous')}
          disabled={isDisabled}
          isAtEnd={month <= startOfMonth(first)}
          onClick={() => moveTo(addMonths(stop, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <h3 aria-live="polite" className={styles.title}>
          {shown}
        </h3>
        <IconButton
          label={t('calendar.next')}
          disabled={isDisabled}
          isAtEnd={month >= startOfMonth(last)}
          onClick={() => moveTo(addMonths(stop, 1))}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <MonthGrid
        ref={grid}
        label={name}
        stop={stop}
        chosen={chosen}
        first={first}
        last={last}
        firstAvailable={firstAvailable === undefined ? first : firstAvailable}
        isUnavailable={isUnavailable}
        isDisabled={isDisabled}
        onKeyDown={onKeyDown}
        onChoose={(day) => {
          moveTo(day);
          onChange(day);
        }}
      />
      <VisuallyHidden>
        <span aria-live="polite">{chosen && t('calendar.chosen', { day: fullDate(chosen) })}</span>
      </VisuallyHidden>
    </div>
  );
}
