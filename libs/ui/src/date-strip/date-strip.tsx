import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import {
  addDays,
  addMonths,
  clampDay,
  dayAndMonth,
  monthAndYear,
  readDay,
  shortWeekday,
  today,
} from '../days.ts';
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
  const now = today();
  const first = readDay(min) ?? now;
  const last = readDay(max) ?? addMonths(first, 6);
  const chosen = readDay(value);
  const [shown, setShown] = useState(startOfWeekWith(chosen ?? first, first));
  const showFrom = (day: string) => setShown(clampStart(day, first, last));
  const week = weekFrom(clampStart(shown, first, last));
  const start = week[0] ?? first;
  const end = week[6] ?? last;

  // Shows the week of a date that was chosen elsewhere.
  useEffect(() => {
    const day = readDay(value);
    const begin = readDay(min);
    if (!day || !begin) return;
    setShown((current) =>
      day >= current && day <= addDays(current, 6) ? current : startOfWeekWith(day, begin),
    );
  }, [value, min]);

  const isFree = (day: string) => day >= first && day <= last && !isUnavailable?.(day);
  const free = week.filter(isFree).join();
  useEffect(() => onWeek?.(free === '' ? [] : free.split(',')), [free, onWeek]);
  const stop = week.find((day) => day === chosen && isFree(day)) ?? week.find(isFree);

  const countOf = (day: string) => (isFree(day) ? counts?.[day] : undefined);
  const inWords = (day: string) => {
    const count = countOf(day);

    return count === undefined ? undefined : (formatCount?.(count) ?? String(count));
  };

  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <IconButton
          label={t('dateStrip.previous')}
          className={styles.arrow}
          isAtEnd={start <= first}
          onClick={() => showFrom(addDays(start, -7))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <SelectField
          label={t('dateStrip.month')}
          isLabelHidden
          size="sm"
          value={monthOfWeek(week, chosen, clampDay(shown, first, last))}
          options={monthsBetween(first, last).map((month) => ({
            value: month,
            label: monthAndYear(month),
          }))}
          onChange={(event) => setShown(event.target.value)}
        />
        <IconButton
          label={t('dateStrip.next')}
          className={styles.arrow}
          isAtEnd={end >= last}
          onClick={() => showFrom(addDays(start, 7))}
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
            key={day}
            type="button"
            role="radio"
            className={classNames(styles.day, day === now && styles.today)}
            aria-checked={day === chosen}
            aria-label={[dayName(day, now, t('dateStrip.today')), inWords(day)]
              .filter(Boolean)
              .join(', ')}
            disabled={!isFree(day)}
            tabIndex={day === stop ? 0 : -1}
            onClick={() => onChange(day)}
          >
            {shortWeekday(day)}
            <b>{Number(day.slice(8))}</b>
            {counts && <span className={styles.count}>{countOf(day) ?? '\u00a0'}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

function dayName(day: string, now: string, todayWord: string): string {
  const name = dayAndMonth(day);

  return day === now ? `${name}, ${todayWord}` : name;
}
