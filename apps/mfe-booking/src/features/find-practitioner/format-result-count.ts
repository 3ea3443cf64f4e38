import { dayAndMonth } from '@freely/domain/format-date';
import type { TFunction } from '@freely/i18n';

/** '34 practitioners free on Thursday 5 November', without the number until it is counted. */
export function formatResultCount(
  t: TFunction<'booking/search'>,
  total: number | undefined,
  day: string | undefined,
): string {
  if (day === undefined) {
    return total === undefined ? t('results.someNear') : t('results.countNear', { count: total });
  }
  const date = dayAndMonth(day);

  return total === undefined
    ? t('results.someOn', { date })
    : t('results.countOn', { count: total, date });
}
