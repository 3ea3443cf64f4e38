import styles from '../calendar.module.css';
import { useWords } from '../words.ts';

/** What the patterns mean; each event also has an icon and a text for it. */
export function Legend({ hasBusy }: { hasBusy: boolean }) {
  const say = useWords();
  const kinds = ['booking', 'timeOff', ...(hasBusy ? (['busy'] as const) : [])] as const;

  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} />
          {say(`calendar.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
