import { getI18n } from '@freely/i18n';

/** Formats a number of months: 99 → '8 years 3 months in practice'. */
export function formatExperience(totalMonths: number): string {
  const t = getI18n().getFixedT(null, 'booking/journey');
  const years = Math.floor(totalMonths / 12);
  const months = totalMonths % 12;
  const parts = [
    years > 0 && t('experience.years', { count: years }),
    months > 0 && t('experience.months', { count: months }),
  ].filter((part) => part !== false);

  return parts.length === 0
    ? t('experience.new')
    : t('experience.inPractice', { time: parts.join(' ') });
}
