import { getI18n } from '@freely/i18n';

/** How long a treatment takes, the same wherever it is read: 45 → '45 min', 75 → '1 h 15 min'. */
export function formatDuration(totalMinutes: number): string {
  const t = getI18n().getFixedT(null, 'ui');
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  if (hours === 0) return t('duration.minutes', { minutes });

  return minutes === 0 ? t('duration.hours', { hours }) : t('duration.both', { hours, minutes });
}
