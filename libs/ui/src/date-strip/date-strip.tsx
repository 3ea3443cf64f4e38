import { useTranslation } from '@freely/i18n';
import { type CalendarDate, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { formatDay, readDate } from '../dates.ts';
import { SelectField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { moveFocus } from '../roving.ts';
import styles from './date-strip.module.css';
import { clampDate, monthOfWeek, monthsBetween, weekOf } from './week.ts';

export interface DateStripProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  max: string;
  isUnavailable?: ((date: string) => boolean) | undefined;
  /** Names the row of days. */
  label?: string | undefined;
}

/** A week of days between arrows, with a list of months to jump by. */
export function DateStrip({ value, onChange, min, max, isUnavailable, label }: DateStripProps) {
  const { t } = useTranslation('ui');
  const now = today('Europe/London');
  const first = readDate(min) ?? now;
  const last = readDate(max) ?? first.add({ months: 6 });
  const chosen = readDate(value);
  const [shown, setShown] = useState(chosen ?? first);
  const week = weekOf(clampDate(shown, first, last));
  const monday = week[0] ?? first;
  const sunday = week[6] ?? last;

  // Shows the week of a date that was chosen elsewhere.
  useEffect(() => {
    const date = readDate(value);
    if (date) setShown(date);
  }, [value]);

  const isFree = (date: CalendarDate) =>
    date.compare(first) >= 0 && date.compare(last) <= 0 && !isUnavailable?.(date.toString());
  const stop = week.find((day) => chosen?.compare(day) === 0 && isFree(day)) ?? week.find(isFree);

  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <IconButton
          label={t('dateStrip.previous')}
          className={styles.arrow}
          isAtEnd={monday.compare(first) <= 0}
          onClick={() => setShown(monday.subtract({ days: 7 }))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <SelectField
          label={t('dateStrip.month')}
          isLabelHidden
          size="sm"
          value={monthOfWeek(week).toString()}
          options={monthsBetween(first, last).map((month) => ({
            value: month.toString(),
            label: formatDay(month, { month: 'long', year: 'numeric' }),
          }))}
          onChange={(event) => setShown(firstWeekOf(event.target.value, shown))}
        />
        <IconButton
          label={t('dateStrip.next')}
          className={styles.arrow}
          isAtEnd={sunday.compare(last) >= 0}
          onClick={() => setShown(monday.add({ days: 7 }))}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <div
        role="radiogroup"
        aria-label={label ?? t('dateStrip.days')}
        className={styles.days}
        onKeyDown={(event) => moveFocus(event, '[role=radio]')?.click()}
      >
        {week.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: arrow keys must skip disabled days.
          <button
            key={day.toString()}
            type="button"
            role="radio"
            className={classNames(styles.day, day.compare(now) === 0 && styles.today)}
            aria-checked={chosen?.compare(day) === 0}
            aria-label={dayName(day, now, t('dateStrip.today'))}
            disabled={!isFree(day)}
            tabIndex={stop?.compare(day) === 0 ? 0 : -1}
            onClick={() => onChange(day.toString())}
          >
            {formatDay(day, { weekday: 'short' })}
            <b>{day.day}</b>
          </button>
        ))}
      </div>
    </div>
  );
}

/** A date in the first week of a month: the week of its first Thursday, as in `monthOfWeek`. */
function firstWeekOf(month: string, fallback: CalendarDate): CalendarDate {
  const first = readDate(month);
  if (!first) return fallback;
  const [monday] = weekOf(first);

  return monthOfWeek(weekOf(first)).compare(first) === 0
    ? first
    : (monday ?? first).add({ days: 7 });
}

function dayName(day: CalendarDate, now: CalendarDate, todayWord: string): string {
  const name = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });

  return day.compare(now) === 0 ? `${name}, ${todayWord}` : name;
}
