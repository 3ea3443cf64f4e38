import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';

/** Returns a function that formats an ISO date-time in London time: "01/12/2026, 11:15". */
export function useFormatDateTime(): (iso: string) => string {
  const { t } = useTranslation('admin');

  return (iso) => {
    const { day, time } = londonClock(new Date(iso));
    return t('dateTime', { date: listDate(day), time });
  };
}
