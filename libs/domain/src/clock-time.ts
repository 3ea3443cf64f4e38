/**
 * Minutes of a day are numbers, not dates: the slot engine counts in them (`slots.ts`), and `24:00` is one. Of its own,
 * since it needs no time zone, which browsers would load with it.
 */

/** `HH:mm`, of a wall clock in London (D8). */
export type ClockTime = string;

/** `HH:mm` to minutes since midnight; `24:00` is 1440. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  return hours * 60 + minutes;
}

/** Minutes since midnight to `HH:mm`. */
export function clockTimeOf(minutes: number): ClockTime {
  const hours = Math.floor(minutes / 60);

  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
