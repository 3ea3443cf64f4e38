import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useSearchParams } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { bookableDays, isBookableDay } from '../../../journey/bookable-day.ts';
import { hasHours, readFilters } from '../../../journey/search-params.ts';

/** What of the link is not searched, such as a day that has passed: else the list would seem to be of that day. */
export default function IgnoredFilters() {
  const { t } = useTranslation('booking/search');
  const [params] = useSearchParams();
  const { date, ...hours } = readFilters(params);
  const isSearched = date !== undefined && isBookableDay(date);

  const lines: string[] = [];
  if (date === undefined && params.get('date')) lines.push(t('results.ignored.noSuchDay'));
  if (date !== undefined && !isSearched) {
    const isPast = date < bookableDays().today;
    const name = { date: fullDate(date) };
    lines.push(isPast ? t('results.ignored.past', name) : t('results.ignored.tooFar', name));
  }
  // The calendars are read only for a day.
  if (!isSearched && hasHours(hours)) lines.push(t('results.ignored.hours'));

  return lines.length > 0 ? <Callout tone="info">{lines.join(' ')}</Callout> : null;
}
