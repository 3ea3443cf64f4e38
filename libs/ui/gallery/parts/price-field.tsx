import { PriceField } from '@freely/ui/price-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

export default {
  title: 'Price field',
  door: 'price-field',
  about:
    'An amount of money, whole pence inside. Arrow keys go by steps; two decimals are written on leaving.',
  states: [
    {
      name: 'Empty',
      content: (
        <Held<number | null> start={null}>
          {(value, change) => (
            <PriceField
              className={styles.narrow}
              label="Price"
              value={value}
              onChange={change}
              placeholder="0.00"
              hint="In steps of 50p."
            />
          )}
        </Held>
      ),
    },
    {
      name: 'Priced',
      content: (
        <Held<number | null> start={2850}>
          {(value, change) => (
            <PriceField
              className={styles.narrow}
              label="Call-out charge"
              value={value}
              onChange={change}
              step={1}
            />
          )}
        </Held>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <PriceField
          className={styles.narrow}
          label="Gel manicure"
          value={null}
          onChange={() => {}}
          error="Price is required"
        />
      ),
    },
  ],
} satisfies GalleryPart;
