import { Seal } from '@freely/booking-parts/seal';
import { CalendarX, MessageSquareQuote, Phone, Wallet } from 'lucide-react';
import { useWords } from '../../../words.ts';
import styles from '../home.module.css';

const promises = [
  { key: 'contact', Icon: Phone },
  { key: 'reviews', Icon: MessageSquareQuote },
  { key: 'money', Icon: Wallet },
  { key: 'change', Icon: CalendarX },
] as const;

/** What the red tick means, and what customers can rely on. */
export function Trust() {
  const say = useWords();

  return (
    <section className={styles.block} aria-labelledby="home-trust">
      <div className={styles.trust}>
        <div className={styles.trustSeal}>
          <Seal label="" />
          <h2 id="home-trust">{say('home.trust.heading')}</h2>
          <p className={styles.lead}>{say('home.trust.lead')}</p>
        </div>
        <ul className={styles.promises}>
          {promises.map(({ key, Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" />
              <div>
                <h3>{say(`home.trust.${key}.heading`)}</h3>
                <p>{say(`home.trust.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
