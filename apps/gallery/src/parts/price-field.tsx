import { PriceField } from '@freely/ui/price-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Price field',
  entryPoint: '@freely/ui/price-field',
  about:
    'An amount of money; the value is whole pence. Arrow keys change it in steps; blur adds two decimals.',
  states: [
    {
      name: 'Empty',
      content: (
        <Stateful<number | null> initial={null}>
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
        </Stateful>
      ),
    },
    {
      name: 'Priced',
      content: (
        <Stateful<number | null> initial={2850}>
          {(value, change) => (
            <PriceField
              className={styles.narrow}
              label="Call-out charge"
              value={value}
              onChange={change}
              step={1}
            />
          )}
        </Stateful>
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
