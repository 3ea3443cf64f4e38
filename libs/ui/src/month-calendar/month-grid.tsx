import { useTranslation } from '@freely/i18n';
import type { KeyboardEvent, RefObject } from 'react';
import { fullDate, shortWeekday, today } from '../days.ts';
import { weeksOf } from './month.ts';
import styles from './month-calendar.module.css';

interface MonthGridProps {
  ref: RefObject<HTMLTableElement | null>;
  label: string;
  /** The day that the tab key leads to. Its month is shown. */
  stop: string;
  chosen: string | undefined;
  first: string;
  last: string;
  /** The day that is called the first available one; null while it is not known. */
  firstAvailable: string | null;
  isUnavailable: ((day: string) => boolean) | undefined;
  isDisabled: boolean;
  onChoose: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The days of a month as a grid with one tab stop. */
export function MonthGrid({ ref, label, stop, onKeyDown, ...days }: MonthGridProps) {
  const weeks = weeksOf(stop);
  const { isDisabled } = days;

  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells.
      role="grid"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={styles.month}
      onKeyDown={onKeyDown}
    >
      {/* The name of each day has its weekday. */}
      <thead aria-hidden="true">
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day}>{shortWeekday(day)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} stop={stop} {...days} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Omit<MonthGridProps, 'ref' | 'label' | 'onKeyDown'> {
  day: string;
}

/** A taken day can be reached, so that people hear that it is taken; one that is never offered cannot. */
function Day({
  day,
  stop,
  chosen,
  first,
  last,
  firstAvailable,
  isUnavailable,
  isDisabled,
  onChoose,
}: DayProps) {
  const { t } = useTranslation('ui');
  const isOutside = day.slice(0, 7) !== stop.slice(0, 7);
  const isOff = isDisabled || isOutside || day < first || day > last;
  const isTaken = !isOff && (isUnavailable?.(day) ?? false);
  const isFree = !isOff && !isTaken;
  const isChosen = day === chosen && !isOutside;
  const isToday = day === today();
  let name = fullDate(day);
  if (isToday) name = t('calendar.today', { day: name });
  if (isChosen) name = t('calendar.chosen', { day: name });
  if (isFree && day === firstAvailable) name = t('calendar.firstDay', { day: name });
  if (isFree && day === last) name = t('calendar.lastDay', { day: name });

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid.
      role="gridcell"
      aria-selected={isChosen || undefined}
      aria-disabled={isOff || isTaken || undefined}
    >
      <button
        type="button"
        className={styles.day}
        aria-label={name}
        tabIndex={day === stop ? 0 : -1}
        disabled={isOff}
        aria-disabled={isOff || isTaken || undefined}
        data-disabled={isOff || undefined}
        data-unavailable={isTaken || undefined}
        data-selected={isChosen || undefined}
        data-today={isToday || undefined}
        data-outside-month={isOutside || undefined}
        onClick={() => !isTaken && onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
