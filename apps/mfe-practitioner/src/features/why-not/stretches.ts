import type { CallAnswer, whyNot } from '@freely/api-client/contract';
import { type ClockTime, clockTimeOf, minutesOf } from '@freely/domain/london-time';

type Start = CallAnswer<typeof whyNot>['starts'][number];

/** Start times after one another with the same reasons against them, or with none. */
export interface Stretch {
  from: ClockTime;
  /** The last start time of it. */
  to: ClockTime;
  count: number;
  reasons: Start['reasons'];
}

const STEP = 15;

/** A day of 96 start times as the few stretches that it is made of. */
export function stretchesOf(starts: readonly Start[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { time, reasons } of starts) {
    const last = stretches.at(-1);
    const follows = last && clockTimeOf(minutesOf(last.to) + STEP) === time;
    if (last && follows && nameOf(last.reasons) === nameOf(reasons)) {
      last.to = time;
      last.count += 1;
    } else stretches.push({ from: time, to: time, count: 1, reasons });
  }

  return stretches;
}

function nameOf(reasons: Start['reasons']): string {
  return reasons.map(({ reason, title = '' }) => `${reason}:${title}`).join('|');
}
