import type { Earnings } from '@freely/api-client/contract';
import { addMonths } from '@freely/domain/london-time';

const MAX_MONTHS = 12;

/** The earnings of the last months, oldest first. Months without appointments are there with zero. */
export function trendOf(byMonth: Earnings['by_month']): Earnings['by_month'] {
  const known = new Map(byMonth.map(({ month, net }) => [month, net]));
  const months = [...known.keys()].sort();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];

  return Array.from({ length: MAX_MONTHS }, (_, at) =>
    addMonths(`${last}-01`, at + 1 - MAX_MONTHS).slice(0, 7),
  )
    .filter((month) => month >= first)
    .map((month) => ({ month, net: known.get(month) ?? 0 }));
}
