import { useTranslation } from '@freely/i18n';
import { feeTerms } from '../../../fee-terms.ts';
import { PictureRow } from '../../../picture-rows/picture-row.tsx';
import styles from '../about-us.module.css';
import hands from '../art/hands.svg';

const values = ['proof', 'plain', 'fair'] as const;

export function Story() {
  const { t } = useTranslation('public/about-us');

  return (
    <>
      <PictureRow picture={hands} title={t('story.heading')}>
        <p>{t('story.problem')}</p>
        <p>{t('story.idea')}</p>
        <p>{t('story.money', feeTerms())}</p>
      </PictureRow>
      <section className={styles.values} aria-labelledby="about-values">
        <h2 id="about-values">{t('values.heading')}</h2>
        <ul>
          {values.map((key) => (
            <li key={key}>
              <h3>{t(`values.${key}.heading`)}</h3>
              <p>{t(`values.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
