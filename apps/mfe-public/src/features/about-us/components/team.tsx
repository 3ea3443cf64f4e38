import { useTranslation } from '@freely/i18n';
import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import styles from '../about-us.module.css';

/** Each job, with the sheets of paper that its card is cut from. */
const jobs = [
  ['operations', 'massage'],
  ['product', 'hair'],
  ['practitioners', 'beauty'],
  ['checks', 'waxing'],
  ['support', 'facial'],
  ['disputes', 'nails'],
  ['engineering', 'male-grooming'],
  ['design', 'make-up'],
] as const;

/** The eight jobs. No names and no faces: an operator adds its own people here. */
export function Team() {
  const { t } = useTranslation('public/about-us');

  return (
    <section className={styles.team} aria-labelledby="about-team">
      <h2 id="about-team">{t('team.heading')}</h2>
      <p>{t('team.lead')}</p>
      <ul>
        {jobs.map(([key, category]) => (
          <li key={key}>
            <Art svg={band({ id: `team-${key}`, category })} className={styles.band} />
            <div>
              <h3>{t(`team.${key}.role`)}</h3>
              <p>{t(`team.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
