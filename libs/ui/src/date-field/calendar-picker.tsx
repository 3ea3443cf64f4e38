import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker, type DatePickerProps } from 'react-aria-components/DatePicker';
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

preventStyleTags();

interface CalendarPickerProps<Value extends CalendarDate | CalendarDateTime>
  extends DateFieldTexts,
    Pick<
      DatePickerProps<Value>,
      | 'value'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'isDateUnavailable'
      | 'granularity'
      | 'hourCycle'
    > {
  /** Called when all segments are filled, and when one is empty again. */
  onCompleteChange: (isComplete: boolean) => void;
}

/** One date, with or without a time: label, segments to type, a calendar to choose from, hint and error. */
export function CalendarPicker<Value extends CalendarDate | CalendarDateTime>({
  label,
  hint,
  error,
  className,
  isDisabled = false,
  onFocus,
  onBlur,
  onCompleteChange,
  ...picker
}: CalendarPickerProps<Value>) {
  return (
    <I18nProvider locale="en-GB">
      <DatePicker<Value>
        {...picker}
        isDisabled={isDisabled}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
        className={classNames(fieldStyles.field, className)}
        isInvalid={Boolean(error)}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        // The form shows errors, not the browser.
        validationBehavior="aria"
      >
        <Label className={classNames(fieldStyles.label)}>{label}</Label>
        <Group className={classNames(fieldStyles.control, styles.group)}>
          <DateSegments onCompleteChange={onCompleteChange} />
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
