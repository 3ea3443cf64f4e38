import styles from '../how-it-works.module.css';
import { useWords } from '../words.ts';

const cases = [
  'customerCancelsEarly',
  'customerCancelsLate',
  'practitionerCancels',
  'practitionerIsLate',
  'customerIsLate',
] as const;

/** The cancellation policy, from the perspective of one audience. */
export function TermList({ side }: { side: 'customer' | 'practitioner' }) {
  const say = useWords();

  return (
    <section className={styles.terms} aria-labelledby="how-terms">
      <h2 id="how-terms">{say(`howItWorks.${side}.terms.heading`)}</h2>
      <dl>
        {cases.map((key) => (
          <div key={key}>
            <dt>{say(`howItWorks.${side}.terms.${key}.term`)}</dt>
            <dd>{say(`howItWorks.${side}.terms.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
