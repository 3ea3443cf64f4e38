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

/** Both `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends DateFieldTexts {
  /** null until both ends are whole. */
  value: DateRange | null;
  onChange: (range: DateRange | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** Two days, from and to, to type or to choose from a month. */
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
  const { shown, change, tellWhole } = useWholeValue(value, onChange);
  const { from, to } = shown ?? {};
  // Another object would undo what is half typed.
  const range = useMemo(() => {
    const [start, end] = [readDate(from), readDate(to)];
    return start && end ? { start, end } : null;
  }, [from, to]);
  const whole = useRef({ start: true, end: true });
  const tellEnd = (end: 'start' | 'end') => (isWhole: boolean) => {
    whole.current[end] = isWhole;
    tellWhole(whole.current.start && whole.current.end);
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
          <Parts slot="start" onWhole={tellEnd('start')} />
          <span aria-hidden="true" className={styles.until}>
            {t('date.until')}
          </span>
          <Parts slot="end" onWhole={tellEnd('end')} />
          <OpenCalendar />
        </Group>
        <DateNote hint={hint} error={error} />
        <CalendarPopover>
          <RangeCalendar>
            <CalendarFace />
          </RangeCalendar>
        </CalendarPopover>
      </DateRangePicker>
    </I18nProvider>
  );
}
