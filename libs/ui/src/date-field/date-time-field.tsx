import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useMemo } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import { CalendarContent } from './calendar-content.tsx';
import styles from './date-field.module.css';
import {
  CalendarButton,
  CalendarPopover,
  type DateFieldTexts,
  DateNote,
  DateSegments,
} from './date-segments.tsx';
import { useCompleteValue } from './use-complete-value.ts';

preventStyleTags();

export interface DateTimeFieldProps extends DateFieldTexts {
  /** `YYYY-MM-DD HH:mm` in local time; null while it is incomplete. */
  value: string | null;
  onChange: (dateTime: string | null) => void;
}

/** A date and a 24-hour time to type; the date can also be chosen from a calendar. */
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
  const { shown, change, setComplete } = useCompleteValue(value, onChange);
  // A new object would discard a half-typed date.
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
          <DateSegments onCompleteChange={setComplete} />
          <CalendarButton />
        </Group>
        <DateNote hint={hint} error={error} />
        <CalendarPopover>
          <Calendar>
            <CalendarContent />
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
