import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import type { TimeOffDraft } from './time-off-draft.ts';

/** Returns a function that puts the days and times of a time off into words. */
export function useTimeOffDays(): (draft: TimeOffDraft) => string {
  const { t } = useTranslation('practitioner/calendar');

  return ({ isFullDay, date, endDate, startTime, endTime }) =>
    t(`days.${isFullDay ? 'fullDay' : 'hours'}.${endDate === null ? 'oneDay' : 'manyDays'}`, {
      date: date && fullDate(date),
      lastDate: endDate && fullDate(endDate),
      from: startTime,
      to: endTime,
    });
}
