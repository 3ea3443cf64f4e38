import { MonthCalendar } from '@freely/ui/month-calendar';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Month calendar',
  entryPoint: '@freely/ui/month-calendar',
  about: 'A month of days, Monday first.',
  states: [
    {
      name: 'Chosen, with taken days',
      content: (
        <div className={styles.narrow}>
          <Stateful<string | null> initial="2026-11-26">
            {(value, change) => (
              <MonthCalendar
                label="Date"
                value={value}
                onChange={change}
                min="2026-11-05"
                max="2027-05-05"
                isUnavailable={(date) => date.endsWith('-17')}
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
          <MonthCalendar
            label="Another date"
            value={null}
            onChange={() => {}}
            min="2026-11-05"
            max="2027-05-05"
            isDisabled
          />
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
