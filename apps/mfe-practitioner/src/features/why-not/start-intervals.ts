import type { CallResponse, whyNot } from '@freely/api-client/contract';
import { type ClockTime, clockTimeOf, minutesOf } from '@freely/domain/clock-time';

type Start = CallResponse<typeof whyNot>['starts'][number];

/** Consecutive start times with the same reasons against them, or with none. */
export interface StartInterval {
  from: ClockTime;
  /** The last start time of the interval. */
  to: ClockTime;
  count: number;
  reasons: Start['reasons'];
}

const STEP = 15;

/** Groups the 96 start times of a day into intervals. */
export function groupStarts(starts: readonly Start[]): StartInterval[] {
  const intervals: StartInterval[] = [];
  for (const { time, reasons } of starts) {
    const last = intervals.at(-1);
    const isConsecutive = last && clockTimeOf(minutesOf(last.to) + STEP) === time;
    if (last && isConsecutive && keyOf(last.reasons) === keyOf(reasons)) {
      last.to = time;
      last.count += 1;
    } else intervals.push({ from: time, to: time, count: 1, reasons });
  }

  return intervals;
}

function keyOf(reasons: Start['reasons']): string {
  return JSON.stringify(reasons);
}
