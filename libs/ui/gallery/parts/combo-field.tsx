import { ComboField } from '@freely/ui/combo-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

const OPTIONS = [
  'Gel manicure',
  'Gel pedicure',
  'Swedish massage',
  'Deep tissue massage',
  'Blow-dry',
].map((label) => ({ value: label, label }));

export default {
  title: 'Combo box',
  entryPoint: 'combo-field',
  about: 'One option of a long list, found by typing. For a short list use a select.',
  states: [
    {
      name: 'Empty',
      content: (
        <Stateful<string | null> initial={null}>
          {(value, change) => (
            <ComboField
              className={styles.narrow}
              label="Treatment"
              placeholder="Type to find"
              options={OPTIONS}
              value={value}
              onChange={change}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Chosen',
      content: (
        <Stateful<string | null> initial="Swedish massage">
          {(value, change) => (
            <ComboField
              className={styles.narrow}
              label="Another treatment"
              options={OPTIONS}
              value={value}
              onChange={change}
              hint="The one you had is no longer offered."
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <ComboField
          className={styles.narrow}
          label="Treatment to book"
          options={OPTIONS}
          value={null}
          onChange={() => {}}
          error="Choose a treatment"
        />
      ),
    },
  ],
} satisfies GalleryPart;
