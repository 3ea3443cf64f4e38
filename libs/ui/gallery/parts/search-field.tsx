import { SearchField } from '@freely/ui/search-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

export default {
  title: 'Search field',
  door: 'search-field',
  about: 'A text to look for, with a way to take it out again.',
  states: [
    {
      name: 'Empty',
      content: (
        <Held start="">
          {(value, change) => (
            <SearchField
              className={styles.narrow}
              label="Search the questions"
              value={value}
              onChange={change}
              placeholder="Refunds, for example"
            />
          )}
        </Held>
      ),
    },
    {
      name: 'With a text',
      content: (
        <Held start="refund">
          {(value, change) => (
            <SearchField
              className={styles.narrow}
              label="Search"
              value={value}
              onChange={change}
              size="sm"
            />
          )}
        </Held>
      ),
    },
  ],
} satisfies GalleryPart;
