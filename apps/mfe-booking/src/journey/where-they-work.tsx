import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Check, Minus } from 'lucide-react';
import styles from './where-they-work.module.css';
import { useWords } from './words.ts';

/** Ticks for mobile and salon. */
export function WhereTheyWork({ types }: { types: { mobile: boolean; salon: boolean } }) {
  const say = useWords();

  return (
    <ul className={styles.offers} aria-label={say('offer.label')}>
      {(['mobile', 'salon'] as const).map((place) => (
        <li key={place} className={types[place] ? styles.offer : styles.off}>
          <Icon of={types[place] ? Check : Minus} />
          <span aria-hidden="true">{say(`offer.${place}`)}</span>
          <VisuallyHidden>
            {say(types[place] ? 'offer.offered' : 'offer.notOffered', {
              place: say(`offer.${place}`),
            })}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
