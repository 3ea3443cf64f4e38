import { ComboField } from '@freely/ui/combo-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

const OPTIONS = [
  'Gel manicure',
  'Gel pedicure',
  'Swedish massage',
  'Deep tissue massage',
  'Blow-dry',
].map((label) => ({ value: label, label }));

export default {
  title: 'Combo box',
  door: 'combo-field',
  about: 'One of a long list, found by typing a part of it. For a short list a select is better.',
  states: [
    {
      name: 'Empty',
      content: (
        <Held<string | null> start={null}>
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
        </Held>
      ),
    },
    {
      name: 'Chosen',
      content: (
        <Held<string | null> start="Swedish massage">
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
        </Held>
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
