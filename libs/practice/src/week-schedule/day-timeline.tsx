import { minutesOf } from '@freely/ui/time-field';
import type { CSSProperties } from 'react';
import type { Break, DayHours } from './day-hours.ts';
import styles from './week-schedule.module.css';

/** The timeline shows 06:00 to 22:00; hours outside are cut off. */
const FIRST = 6 * 60;
const LAST = 22 * 60;

/** The hours and breaks of a day as a bar. Decorative: the fields beside it have the same times. */
export function DayTimeline({ value }: { value: DayHours }) {
  return (
    <div className={styles.timeline} aria-hidden="true">
      <span className={styles.track}>
        <span className={styles.work} style={intervalStyle(value)} />
        {value.breaks.map((one, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a break is identified by its position.
            key={index}
            className={styles.rest}
            style={intervalStyle(one)}
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

function intervalStyle({ from, to }: Break): CSSProperties {
  return { '--start': percentOf(from), '--end': percentOf(to) } as CSSProperties;
}

function percentOf(time: string): string {
  const position = (minutesOf(time) - FIRST) / (LAST - FIRST);

  return `${Math.min(1, Math.max(0, position)) * 100}%`;
}
