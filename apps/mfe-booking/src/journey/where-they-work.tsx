import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Check, Minus } from 'lucide-react';
import styles from './where-they-work.module.css';

/** Ticks for mobile and salon. */
export function WhereTheyWork({ types }: { types: { mobile: boolean; salon: boolean } }) {
  const { t } = useTranslation('booking/journey');

  return (
    <ul className={styles.offers} aria-label={t('offer.label')}>
      {(['mobile', 'salon'] as const).map((place) => (
        <li key={place} className={types[place] ? styles.offer : styles.off}>
          <Icon of={types[place] ? Check : Minus} />
          <span aria-hidden="true">{t(`offer.${place}`)}</span>
          <VisuallyHidden>
            {t(types[place] ? 'offer.offered' : 'offer.notOffered', {
              place: t(`offer.${place}`),
            })}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
