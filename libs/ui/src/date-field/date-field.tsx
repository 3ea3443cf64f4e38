import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { readDate } from '../dates.ts';
import { CalendarPicker } from './calendar-picker.tsx';
import type { DateFieldTexts } from './date-segments.tsx';
import { useCompleteValue } from './use-complete-value.ts';

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
export function DateField({ value, onChange, min, max, isUnavailable, ...texts }: DateFieldProps) {
  const { shown, change, setComplete } = useCompleteValue(value, onChange);
  // A new object would discard a half-typed date.
  const date = useMemo(() => readDate(shown) ?? null, [shown]);

  return (
    <CalendarPicker<CalendarDate>
      {...texts}
      value={date}
      onChange={(day) => change(day?.toString() ?? null)}
      onCompleteChange={setComplete}
      minValue={readDate(min) ?? null}
      maxValue={readDate(max) ?? null}
      isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
    />
  );
}
