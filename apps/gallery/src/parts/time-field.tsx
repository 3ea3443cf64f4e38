import { TimeField } from '@freely/ui/time-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Time field',
  entryPoint: '@freely/ui/time-field',
  about: 'A time of day from a native list, in steps of 15 minutes.',
  states: [
    {
      name: 'Rest',
      content: (
        <Stateful initial="11:15">
          {(value, change) => (
            <TimeField className={styles.narrow} label="From" value={value} onChange={change} />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <TimeField
          className={styles.narrow}
          label="To"
          placeholder="Choose"
          value=""
          onChange={() => {}}
          error="End time is required"
        />
      ),
    },
  ],
} satisfies GalleryPart;
