import { useTranslation } from '@freely/i18n';
import { ownAvailabilityQuery } from '@freely/practice/queries';
import { useQuery } from '@freely/query';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { clockRange, workingTimeOn } from '../work-hours.ts';

interface DayHoursProps {
  date: Date;
  /** A day on which the practitioner works has no text, as in a month, which has no hours. */
  isDayOffOnly?: boolean;
}

/** The work hours of a day for screen readers, which do not see its shades. Nothing while they are not known. */
export function DayHours({ date, isDayOffOnly = false }: DayHoursProps) {
  const { t } = useTranslation('practitioner/calendar');
  const { data: own } = useQuery(ownAvailabilityQuery);
  if (!own) return null;
  const working = workingTimeOn(own, date);
  if (working.length === 0) return <VisuallyHidden> {t('spoken.dayOff')}</VisuallyHidden>;
  if (isDayOffOnly) return null;
  const hours = working.map((range) => t('spoken.hours', clockRange(range))).join(', ');

  return <VisuallyHidden> {t('spoken.workHours', { hours })}</VisuallyHidden>;
}
