import { Icon } from '@freely/ui/icon';
import { BadgeCheck, CalendarDays, Gift, PhoneCall, Repeat, Star } from 'lucide-react';
import styles from '../join-freely.module.css';
import { useWords } from '../words.ts';

const benefits = [
  { key: 'free', icon: Gift },
  { key: 'diary', icon: CalendarDays },
  { key: 'reviews', icon: Star },
  { key: 'tick', icon: BadgeCheck },
  { key: 'again', icon: Repeat },
  { key: 'people', icon: PhoneCall },
] as const;

export function Benefits() {
  const say = useWords();

  return (
    <section className={styles.benefits} aria-labelledby="join-benefits">
      <h2 id="join-benefits">{say('joinFreely.benefits.heading')}</h2>
      <ul>
        {benefits.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} />
            <div>
              <h3>{say(`joinFreely.benefits.${key}.heading`)}</h3>
              <p>{say(`joinFreely.benefits.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
