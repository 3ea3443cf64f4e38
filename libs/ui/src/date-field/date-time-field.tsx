import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useMemo } from 'react';
import { CalendarPicker } from './calendar-picker.tsx';
import type { DateFieldTexts } from './date-segments.tsx';
import { useCompleteValue } from './use-complete-value.ts';

export interface DateTimeFieldProps extends DateFieldTexts {
  /** `YYYY-MM-DD HH:mm` in local time; null while it is incomplete. */
  value: string | null;
  onChange: (dateTime: string | null) => void;
}

/** A date and a 24-hour time to type; the date can also be chosen from a calendar. */
export function DateTimeField({ value, onChange, ...texts }: DateTimeFieldProps) {
  const { shown, change, setComplete } = useCompleteValue(value, onChange);
  // A new object would discard a half-typed date.
  const dateTime = useMemo(() => readDateTime(shown), [shown]);

  return (
    <CalendarPicker<CalendarDateTime>
      {...texts}
      value={dateTime}
      onChange={(at) => change(at ? at.toString().slice(0, 16).replace('T', ' ') : null)}
      onCompleteChange={setComplete}
      granularity="minute"
      hourCycle={24}
    />
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
