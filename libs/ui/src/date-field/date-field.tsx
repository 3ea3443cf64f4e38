import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../class-names.ts';
import { readDate } from '../dates.ts';
import fieldStyles from '../field/field.module.css';
import { CalendarFace } from '../month-calendar/calendar-face.tsx';
import { keepStyleTagsAway } from '../react-aria/without-style-tags.ts';
import styles from './date-field.module.css';
import {
  CalendarPopover,
  type DateFieldTexts,
  DateNote,
  OpenCalendar,
  Parts,
} from './date-parts.tsx';
import { useWholeValue } from './use-whole-value.ts';

keepStyleTagsAway();

export interface DateFieldProps extends DateFieldTexts {
  /** `YYYY-MM-DD`; null while none is whole. */
  value: string | null;
  onChange: (date: string | null) => void;
  /** First and last day of the calendar, `YYYY-MM-DD`. What is typed outside is told as it is. */
  min?: string | undefined;
  max?: string | undefined;
  isUnavailable?: ((date: string) => boolean) | undefined;
}

/** A day to type, DD/MM/YYYY, or to choose from a month. */
export function DateField({
  label,
  hint,
  error,
  value,
  onChange,
  min,
  max,
  isUnavailable,
  className,
  isDisabled = false,
  onFocus,
  onBlur,
}: DateFieldProps) {
  const { shown, change, tellWhole } = useWholeValue(value, onChange);
  // Another object would undo what is half typed.
  const date = useMemo(() => readDate(shown) ?? null, [shown]);

  return (
    <I18nProvider locale="en-GB">
      <DatePicker<CalendarDate>
        isDisabled={isDisabled}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
        className={classNames(fieldStyles.field, className)}
        value={date}
        onChange={(day) => change(day?.toString() ?? null)}
        minValue={readDate(min) ?? null}
        maxValue={readDate(max) ?? null}
        isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
        isInvalid={Boolean(error)}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        // What is wrong is the form's to say, not the browser's.
        validationBehavior="aria"
      >
        <Label className={classNames(fieldStyles.label)}>{label}</Label>
        <Group className={classNames(fieldStyles.control, styles.group)}>
          <Parts onWhole={tellWhole} />
          <OpenCalendar />
        </Group>
        <DateNote hint={hint} error={error} />
        <CalendarPopover>
          <Calendar>
            <CalendarFace />
          </Calendar>
        </CalendarPopover>
      </DatePicker>
    </I18nProvider>
  );
}
