import { DateField, type DateRange, DateRangeField, DateTimeField } from '@freely/ui/date-field';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Date fields',
  entryPoint: '@freely/ui/date-field',
  about: 'Days to type, DD/MM/YYYY, or to choose from a month: one, a range, or one with a time.',
  states: [
    {
      name: 'A day',
      content: (
        <>
          <Stateful<string | null> initial={null}>
            {(value, change) => (
              <DateField
                className={styles.narrow}
                label="Date"
                value={value}
                onChange={change}
                hint="From tomorrow on."
              />
            )}
          </Stateful>
          <Stateful<string | null> initial="2026-11-26">
            {(value, change) => (
              <DateField
                className={styles.narrow}
                label="New date"
                value={value}
                onChange={change}
              />
            )}
          </Stateful>
        </>
      ),
    },
    {
      name: 'A range',
      content: (
        <Stateful<DateRange | null> initial={{ from: '2026-11-01', to: '2026-11-30' }}>
          {(value, change) => (
            <DateRangeField
              className={styles.narrow}
              label="Bookings"
              value={value}
              onChange={change}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'A day with a time',
      content: (
        <Stateful<string | null> initial="2026-11-26 09:30">
          {(value, change) => (
            <DateTimeField className={styles.narrow} label="From" value={value} onChange={change} />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Invalid and disabled',
      content: (
        <>
          <DateField
            className={styles.narrow}
            label="End date"
            value={null}
            onChange={() => {}}
            error="Please select dates before load report"
          />
          <DateField
            className={styles.narrow}
            label="Start date"
            value="2026-11-26"
            onChange={() => {}}
            isDisabled
          />
        </>
      ),
    },
  ],
} satisfies GalleryPart;
