/** The minutes in `45m`, `2h` or `3d`. @throws with the name of the option when it is none of them */
export function minutesIn(text: string, option: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const minutes = Number(count) * ({ m: 1, h: 60, d: 1440 }[unit] ?? 0);
  if (!(minutes > 0)) throw new Error(`--${option} must be like 45m, 2h or 3d.`);

  return minutes;
}
