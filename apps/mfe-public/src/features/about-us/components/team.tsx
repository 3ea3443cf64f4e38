import { useTranslation } from '@freely/i18n';
import { Avatar } from '@freely/ui/avatar';
import styles from '../about-us.module.css';

const members = [
  'operations',
  'product',
  'practitioners',
  'checks',
  'support',
  'disputes',
  'engineering',
  'design',
] as const;

/** Eight roles. An operator who renames the product adds its own people here. */
export function Team() {
  const { t } = useTranslation('public/about-us');

  return (
    <section className={styles.team} aria-labelledby="about-team">
      <h2 id="about-team">{t('team.heading')}</h2>
      <p>{t('team.lead')}</p>
      <ul>
        {members.map((key) => (
          <li key={key}>
            <Avatar id={`team-${key}`} name={t(`team.${key}.role`)} size={96} isSquare />
            <h3>{t(`team.${key}.role`)}</h3>
            <p>{t(`team.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
