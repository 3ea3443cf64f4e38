import { useTranslation } from '@freely/i18n';
import styles from '../calendar.module.css';

/** What the patterns mean; each event also has an icon and a text for it. */
export function Legend({ hasBusy }: { hasBusy: boolean }) {
  const { t } = useTranslation('practitioner/calendar');
  const kinds = ['booking', 'timeOff', ...(hasBusy ? (['busy'] as const) : [])] as const;

  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
