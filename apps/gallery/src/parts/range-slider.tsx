import { RangeSlider } from '@freely/ui/range-slider';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Range slider',
  entryPoint: '@freely/ui/range-slider',
  about: 'Two thumbs on a track, with the chosen range in words above it.',
  states: [
    {
      name: 'Hours',
      content: (
        <div className={styles.narrow}>
          <Stateful<readonly [number, number]> initial={[10, 16]}>
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
          </Stateful>
        </div>
      ),
    },
    {
      name: 'Prices',
      content: (
        <div className={styles.narrow}>
          <Stateful<readonly [number, number]> initial={[0, 120]}>
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
          </Stateful>
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
