import { SlotGrid } from '@freely/booking-parts/slot-grid';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

const SLOTS = Array.from({ length: 22 }, (_, index) => {
  const minutes = 9 * 60 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

export default {
  title: 'Slot grid',
  entryPoint: '@freely/booking-parts/slot-grid',
  about: 'Start times, sixteen at a time. Disabled until location and treatment are chosen.',
  states: [
    {
      name: 'Chosen',
      content: (
        <div className={styles.narrow}>
          <Stateful<string | null> initial="11:15">
            {(value, change) => (
              <SlotGrid
                slots={SLOTS}
                value={value}
                onChange={change}
                emptyText=""
                labels={{ group: 'Start time' }}
              />
            )}
          </Stateful>
        </div>
      ),
    },
    {
      name: 'Disabled',
      content: (
        <div className={styles.narrow}>
          <SlotGrid
            slots={SLOTS.slice(0, 8)}
            value={null}
            onChange={() => {}}
            isDisabled
            emptyText=""
            labels={{ group: 'Start time, later' }}
          />
        </div>
      ),
    },
    {
      name: 'None',
      content: (
        <div className={styles.narrow}>
          <SlotGrid
            slots={[]}
            value={null}
            onChange={() => {}}
            emptyText="No free times on this day. Try another one."
            labels={{ group: 'Start time, none' }}
          />
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
