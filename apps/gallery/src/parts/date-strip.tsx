import { DateStrip } from '@freely/ui/date-strip';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Date strip',
  entryPoint: '@freely/ui/date-strip',
  about: 'Seven days between arrows, with a list of months to jump by.',
  states: [
    {
      name: 'Chosen, with taken days',
      content: (
        <div className={styles.narrow}>
          <Stateful<string | null> initial="2026-11-05">
            {(value, change) => (
              <DateStrip
                value={value}
                onChange={change}
                min="2026-11-03"
                max="2027-05-03"
                isUnavailable={(date) => date.endsWith('-07') || date.endsWith('-08')}
              />
            )}
          </Stateful>
        </div>
      ),
    },
    {
      name: 'Nothing chosen',
      content: (
        <div className={styles.narrow}>
          <Stateful<string | null> initial={null}>
            {(value, change) => (
              <DateStrip
                label="Another day"
                value={value}
                onChange={change}
                min="2026-11-03"
                max="2027-05-03"
              />
            )}
          </Stateful>
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
