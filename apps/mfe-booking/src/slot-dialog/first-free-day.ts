import { addMonths, type Day } from '@freely/domain/london-time';
import type { QueryClient } from '@freely/query';
import { freeDaysQuery, type SlotRequest } from './queries.ts';

/** The first day with a free time; null while a month before it is not known. */
export function firstFreeDay(
  client: QueryClient,
  request: SlotRequest,
  { today, horizon }: { today: Day; horizon: Day },
): Day | null {
  for (let first = `${today.slice(0, 7)}-01`; first <= horizon; first = addMonths(first, 1)) {
    const month = first.slice(0, 7);
    const known = client.getQueryData(freeDaysQuery(request, { month, today, horizon }).queryKey);
    if (!known) return null;
    if (known.days[0] !== undefined) return known.days[0];
  }

  return null;
}
