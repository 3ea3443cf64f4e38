import { useTranslation } from '@freely/i18n';
import { type CalendarDate, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import iconButton from '../button/icon-button.module.css';
import { classNames } from '../class-names.ts';
import { readDate } from '../dates.ts';
import { Icon } from '../icon/index.ts';
import { keepStyleTagsAway } from '../react-aria/without-style-tags.ts';
import styles from './month-calendar.module.css';

keepStyleTagsAway();

export interface MonthCalendarProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  max: string;
  isUnavailable?: ((date: string) => boolean) | undefined;
  isDisabled?: boolean | undefined;
  /** Told which month, `YYYY-MM`, the reader has turned to: to ask for its free days. */
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
  const { t } = useTranslation('ui');
  const first = readDate(min) ?? today('Europe/London');
  const [focused, setFocused] = useState(readDate(value) ?? first);

  // A date that was chosen elsewhere brings its month into sight.
  useEffect(() => {
    const date = readDate(value);
    if (date) setFocused(date);
  }, [value]);

  function focus(date: CalendarDate) {
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
        <div className={styles.head}>
          <Button
            slot="previous"
            aria-label={t('calendar.previous')}
            className={classNames(iconButton.iconButton)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <Heading level={3} className={classNames(styles.title)} />
          <Button
            slot="next"
            aria-label={t('calendar.next')}
            className={classNames(iconButton.iconButton)}
          >
            <Icon of={ChevronRight} />
          </Button>
        </div>
        <CalendarGrid className={classNames(styles.month)} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={classNames(styles.day)} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
