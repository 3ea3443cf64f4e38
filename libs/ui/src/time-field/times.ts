/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:mm` of minutes since midnight; the end of a day is `24:00`. */
export function timeOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);

  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The times from `first` to `last`, both included, as `HH:mm`, `step` minutes apart. */
export function timesBetween(first: string, last: string, step = 15): string[] {
  const from = Math.ceil(minutesOf(first) / step) * step;
  const count = Math.max(0, Math.floor((minutesOf(last) - from) / step) + 1);

  return Array.from({ length: count }, (_, index) => timeOf(from + index * step));
}
