import type { CSSProperties } from 'react';
import { minutesOf } from '../time-field/times.ts';
import type { Break, DayHours } from './day-hours.ts';
import styles from './week-schedule.module.css';

/** The line goes from six to ten; hours outside it end at its ends. */
const FIRST = 6 * 60;
const LAST = 22 * 60;

/** The day at a glance, for the eye only: the lists beside it say the same. */
export function DayLine({ value }: { value: DayHours }) {
  return (
    <div className={styles.glance} aria-hidden="true">
      <span className={styles.track}>
        <span className={styles.work} style={stretch(value)} />
        {value.breaks.map((one, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a break has nothing but its place.
            key={index}
            className={styles.rest}
            style={stretch(one)}
          />
        ))}
      </span>
      <small className={styles.scale}>
        <span>06</span>
        <span>14</span>
        <span>22</span>
      </small>
    </div>
  );
}

function stretch({ from, to }: Break): CSSProperties {
  return { '--start': share(from), '--end': share(to) } as CSSProperties;
}

function share(time: string): string {
  const place = (minutesOf(time) - FIRST) / (LAST - FIRST);

  return `${Math.min(1, Math.max(0, place)) * 100}%`;
}
