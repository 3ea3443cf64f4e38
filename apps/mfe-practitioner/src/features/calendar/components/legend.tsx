import { useTranslation } from '@freely/i18n';
import styles from '../calendar.module.css';
import type { CalendarEvent } from '../calendar-event.ts';

interface LegendProps {
  shown: readonly CalendarEvent[];
  /** The work hours are known, so that the other times are shaded. */
  hasHours: boolean;
}

/** What the patterns mean; each event also has an icon and a text for it. */
export function Legend({ shown, hasHours }: LegendProps) {
  const { t } = useTranslation('practitioner/calendar');
  const rare = (['busy', 'road'] as const).filter((kind) =>
    shown.some((event) => event.kind === kind),
  );
  const kinds = ['booking', 'timeOff', ...rare] as const;

  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} />
          {t(`legend.${kind}`)}
        </li>
      ))}
      {hasHours && (
        <li>
          <i className={styles.notWorking} />
          {t('legend.notWorking')}
        </li>
      )}
    </ul>
  );
}
