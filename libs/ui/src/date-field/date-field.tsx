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

export interface DateFieldProps extends DateFieldTexts {
  /** `YYYY-MM-DD`; null while the date is incomplete. */
  value: string | null;
  onChange: (date: string | null) => void;
  /** First and last day of the calendar, `YYYY-MM-DD`. A typed date may lie outside. */
  min?: string | undefined;
  max?: string | undefined;
  isUnavailable?: ((date: string) => boolean) | undefined;
}

/** A date to type, DD/MM/YYYY, or to choose from a calendar. */
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
  const { shown, change, setComplete } = useCompleteValue(value, onChange);
  // A new object would discard a half-typed date.
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
        // The form shows errors, not the browser.
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
