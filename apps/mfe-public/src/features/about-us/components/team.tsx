import { Avatar } from '@freely/ui/avatar';
import styles from '../about-us.module.css';
import { useWords } from '../words.ts';

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
  const say = useWords();

  return (
    <section className={styles.team} aria-labelledby="about-team">
      <h2 id="about-team">{say('aboutUs.team.heading')}</h2>
      <p>{say('aboutUs.team.lead')}</p>
      <ul>
        {members.map((key) => (
          <li key={key}>
            <Avatar id={`team-${key}`} name={say(`aboutUs.team.${key}.role`)} size={96} isSquare />
            <h3>{say(`aboutUs.team.${key}.role`)}</h3>
            <p>{say(`aboutUs.team.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
