import { Misuse } from '../terminal/command-error.ts';

const UNITS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** The milliseconds in `30s`, `45m`, `2h` or `3d`. @throws with the name of the option when it is none of them */
export function millisecondsIn(text: string, option: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  if (!(milliseconds > 0)) throw new Misuse(`--${option} must be like 30s, 45m, 2h or 3d.`);

  return milliseconds;
}

/** The same in whole minutes, at least one. */
export function minutesIn(text: string, option: string): number {
  return Math.max(1, Math.round(millisecondsIn(text, option) / 60_000));
}
