import { useTranslation } from '@freely/i18n';
import styles from '../how-it-works.module.css';

const cases = [
  'customerCancelsEarly',
  'customerCancelsLate',
  'practitionerCancels',
  'practitionerIsLate',
  'customerIsLate',
] as const;

/** The cancellation policy, from the perspective of one audience. */
export function TermList({ side }: { side: 'customer' | 'practitioner' }) {
  const { t } = useTranslation('public/how-it-works');

  return (
    <section className={styles.terms} aria-labelledby="how-terms">
      <h2 id="how-terms">{t(`${side}.terms.heading`)}</h2>
      <dl>
        {cases.map((key) => (
          <div key={key}>
            <dt>{t(`${side}.terms.${key}.term`)}</dt>
            <dd>{t(`${side}.terms.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
