import { RangeSlider } from '@freely/ui/range-slider';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

export default {
  title: 'Range slider',
  door: 'range-slider',
  about: 'Two thumbs on a line, with what they say in words at the legend.',
  states: [
    {
      name: 'Hours',
      content: (
        <div className={styles.narrow}>
          <Held<readonly [number, number]> start={[10, 16]}>
            {(value, change) => (
              <RangeSlider
                legend="Time of day"
                value={value}
                min={6}
                max={22}
                onChange={change}
                format={(hour) => `${String(hour).padStart(2, '0')}:00`}
              />
            )}
          </Held>
        </div>
      ),
    },
    {
      name: 'Prices',
      content: (
        <div className={styles.narrow}>
          <Held<readonly [number, number]> start={[0, 120]}>
            {(value, change) => (
              <RangeSlider
                legend="Price"
                value={value}
                min={0}
                max={120}
                step={5}
                onChange={change}
                format={(pounds) => `£${pounds}`}
              />
            )}
          </Held>
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
