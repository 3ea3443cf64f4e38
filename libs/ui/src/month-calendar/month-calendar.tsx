import { useTranslation } from '@freely/i18n';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
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

  return (
    <I18nProvider locale="en-GB">
      <Calendar<CalendarDate>
        aria-label={label}
        className={classNames(styles.calendar)}
        value={value ? parseDate(value) : null}
        defaultFocusedValue={parseDate(value ?? min)}
        onChange={(date) => onChange(date.toString())}
        onFocusChange={(date) => onMonth?.(date.toString().slice(0, 7))}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
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
