import { SearchField } from '@freely/ui/search-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Search field',
  entryPoint: '@freely/ui/search-field',
  about: 'A text to search for, with a button to clear it.',
  states: [
    {
      name: 'Empty',
      content: (
        <Stateful initial="">
          {(value, change) => (
            <SearchField
              className={styles.narrow}
              label="Search the questions"
              value={value}
              onChange={change}
              placeholder="Refunds, for example"
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'With a text',
      content: (
        <Stateful initial="refund">
          {(value, change) => (
            <SearchField
              className={styles.narrow}
              label="Search"
              value={value}
              onChange={change}
              size="sm"
            />
          )}
        </Stateful>
      ),
    },
  ],
} satisfies GalleryPart;
