import type { SearchResponse } from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import type { TFunction } from '@freely/i18n';

/** '34 practitioners free on Thursday 5 November', or 'More than 10 …' for a floor. */
export function formatResultCount(
  t: TFunction<'booking/search'>,
  { total, total_is_floor }: Pick<SearchResponse, 'total' | 'total_is_floor'>,
  day: string | undefined,
): string {
  if (day === undefined) {
    return t(total_is_floor ? 'results.moreNear' : 'results.countNear', { count: total });
  }

  return t(total_is_floor ? 'results.moreOn' : 'results.countOn', {
    count: total,
    date: dayAndMonth(day),
  });
}
