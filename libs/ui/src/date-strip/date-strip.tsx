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
import { clampStart, monthOfWeek, monthsBetween, startOfWeekWith, weekFrom } from './week.ts';

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
  /** Told of the days that are shown and can be chosen, such as to count something on them. */
  onWeek?: ((days: readonly string[]) => void) | undefined;
  /** Numbers to compare the days by; a day without one is still being counted. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** A count in words: "12 practitioners free". */
  formatCount?: ((count: number) => string) | undefined;
}

/** Seven days between arrows, from the first that can be chosen, with months to jump by. */
export function DateStrip({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  label,
  onWeek,
  counts,
  formatCount,
}: DateStripProps) {
  const { t } = useTranslation('ui');
  const now = today('Europe/London');
  const first = readDate(min) ?? now;
  const last = readDate(max) ?? first.add({ months: 6 });
  const chosen = readDate(value);
  const [shown, setShown] = useState(startOfWeekWith(chosen ?? first, first));
  const week = weekFrom(clampStart(shown, first, last));
  const start = week[0] ?? first;
  const end = week[6] ?? last;

  // Shows the week of a date that was chosen elsewhere.
  useEffect(() => {
    const date = readDate(value);
    const begin = readDate(min);
    if (!date || !begin) return;
    setShown((current) =>
      date.compare(current) >= 0 && date.compare(current.add({ days: 6 })) <= 0
        ? current
        : startOfWeekWith(date, begin),
    );
  }, [value, min]);

  const isFree = (date: CalendarDate) =>
    date.compare(first) >= 0 && date.compare(last) <= 0 && !isUnavailable?.(date.toString());
  const free = week.filter(isFree).join();
  useEffect(() => onWeek?.(free === '' ? [] : free.split(',')), [free, onWeek]);
  const stop = week.find((day) => chosen?.compare(day) === 0 && isFree(day)) ?? week.find(isFree);

  const countOf = (day: CalendarDate) => (isFree(day) ? counts?.[day.toString()] : undefined);
  const inWords = (day: CalendarDate) => {
    const count = countOf(day);

    return count === undefined ? undefined : (formatCount?.(count) ?? String(count));
  };

  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <IconButton
          label={t('dateStrip.previous')}
          className={styles.arrow}
          isAtEnd={start.compare(first) <= 0}
          onClick={() => setShown(start.subtract({ days: 7 }))}
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
          onChange={(event) => setShown(readDate(event.target.value) ?? start)}
        />
        <IconButton
          label={t('dateStrip.next')}
          className={styles.arrow}
          isAtEnd={end.compare(last) >= 0}
          onClick={() => setShown(start.add({ days: 7 }))}
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
            aria-label={[dayName(day, now, t('dateStrip.today')), inWords(day)]
              .filter(Boolean)
              .join(', ')}
            disabled={!isFree(day)}
            tabIndex={stop?.compare(day) === 0 ? 0 : -1}
            onClick={() => onChange(day.toString())}
          >
            {formatDay(day, { weekday: 'short' })}
            <b>{day.day}</b>
            {counts && <span className={styles.count}>{countOf(day) ?? '\u00a0'}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

function dayName(day: CalendarDate, now: CalendarDate, todayWord: string): string {
  const name = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });

  return day.compare(now) === 0 ? `${name}, ${todayWord}` : name;
}
