import { PictureRow } from '../../../picture-rows/picture-row.tsx';
import styles from '../about-us.module.css';
import hands from '../art/hands.svg';
import { useWords } from '../words.ts';

const values = ['proof', 'plain', 'fair'] as const;

export function Story() {
  const say = useWords();

  return (
    <>
      <PictureRow picture={hands} title={say('aboutUs.story.heading')}>
        <p>{say('aboutUs.story.problem')}</p>
        <p>{say('aboutUs.story.idea')}</p>
        <p>{say('aboutUs.story.money')}</p>
      </PictureRow>
      <section className={styles.values} aria-labelledby="about-values">
        <h2 id="about-values">{say('aboutUs.values.heading')}</h2>
        <ul>
          {values.map((key) => (
            <li key={key}>
              <h3>{say(`aboutUs.values.${key}.heading`)}</h3>
              <p>{say(`aboutUs.values.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
