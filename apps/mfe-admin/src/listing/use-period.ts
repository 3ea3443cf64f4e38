import type { DateRange } from '@freely/ui/date-field';
import { readDay } from './read-day.ts';
import { useTypedFilter } from './use-typed-filter.ts';

/** The two dates of a filter, for a range field. They are added to the URL once both are complete. */
export function usePeriod(
  { from, to }: DateRange,
  change: (parts: { from: string; to: string }) => void,
) {
  const [value, type] = useTypedFilter(textOf({ from, to }), rangeOf);

  return {
    value,
    onChange(range: DateRange | null) {
      type(range, textOf({ from: readDay(range?.from), to: readDay(range?.to) }));
      change(range ?? { from: '', to: '' });
    },
  };
}

const textOf = ({ from, to }: DateRange) => (from && to ? `${from} ${to}` : '');

function rangeOf(text: string): DateRange | null {
  const [from, to] = text.split(' ');

  return from && to ? { from, to } : null;
}
