import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useMemo } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../class-names.ts';
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

export interface DateTimeFieldProps extends DateFieldTexts {
  /** `YYYY-MM-DD HH:mm` on the wall; null while none is whole. */
  value: string | null;
  onChange: (dateTime: string | null) => void;
}

/** A day and a time of 24 hours, to type; the day also to choose from a month. */
export function DateTimeField({
  label,
  hint,
  error,
  value,
  onChange,
  className,
  isDisabled = false,
  onFocus,
  onBlur,
}: DateTimeFieldProps) {
  const { shown, change, tellWhole } = useWholeValue(value, onChange);
  // Another object would undo what is half typed.
  const dateTime = useMemo(() => readDateTime(shown), [shown]);

  return (
    <I18nProvider locale="en-GB">
      <DatePicker<CalendarDateTime>
        isDisabled={isDisabled}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
        className={classNames(fieldStyles.field, className)}
        value={dateTime}
        onChange={(at) => change(at ? at.toString().slice(0, 16).replace('T', ' ') : null)}
        granularity="minute"
        hourCycle={24}
        isInvalid={Boolean(error)}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
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

function readDateTime(text: string | null): CalendarDateTime | null {
  if (!text) return null;
  try {
    return parseDateTime(text.replace(' ', 'T'));
  } catch {
    return null;
  }
}
