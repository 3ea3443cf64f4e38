import { useTranslation } from '@freely/i18n';
import type { CalendarDate } from '@internationalized/date';
import { useMemo, useRef } from 'react';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
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

/** Both `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends DateFieldTexts {
  /** null until both dates are complete. */
  value: DateRange | null;
  onChange: (range: DateRange | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** Two dates, from and to, to type or to choose from a calendar. */
export function DateRangeField({
  label,
  hint,
  error,
  value,
  onChange,
  min,
  max,
  className,
  isDisabled = false,
  onFocus,
  onBlur,
}: DateRangeFieldProps) {
  const { t } = useTranslation('ui');
  const { shown, change, setComplete } = useCompleteValue(value, onChange);
  const { from, to } = shown ?? {};
  // A new object would discard a half-typed date.
  const range = useMemo(() => {
    const [start, end] = [readDate(from), readDate(to)];
    return start && end ? { start, end } : null;
  }, [from, to]);
  const complete = useRef({ start: true, end: true });
  const setEndComplete = (end: 'start' | 'end') => (isComplete: boolean) => {
    complete.current[end] = isComplete;
    setComplete(complete.current.start && complete.current.end);
  };

  return (
    <I18nProvider locale="en-GB">
      <DateRangePicker<CalendarDate>
        isDisabled={isDisabled}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
        className={classNames(fieldStyles.field, className)}
        value={range}
        onChange={(days) =>
          change(days && { from: days.start.toString(), to: days.end.toString() })
        }
        minValue={readDate(min) ?? null}
        maxValue={readDate(max) ?? null}
        isInvalid={Boolean(error)}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        validationBehavior="aria"
      >
        <Label className={classNames(fieldStyles.label)}>{label}</Label>
        <Group className={classNames(fieldStyles.control, styles.group)}>
          <DateSegments slot="start" onCompleteChange={setEndComplete('start')} />
          <span aria-hidden="true" className={styles.until}>
            {t('date.until')}
          </span>
          <DateSegments slot="end" onCompleteChange={setEndComplete('end')} />
          <CalendarButton />
        </Group>
        <DateNote hint={hint} error={error} />
        <CalendarPopover>
          <RangeCalendar>
            <CalendarContent />
          </RangeCalendar>
        </CalendarPopover>
      </DateRangePicker>
    </I18nProvider>
  );
}
