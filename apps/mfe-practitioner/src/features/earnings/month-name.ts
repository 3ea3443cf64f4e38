const format = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11' → 'November 2026'. */
export function monthName(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

const shortFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11' → 'Nov 2026'. */
export function shortMonthName(month: string): string {
  return shortFormat.format(new Date(`${month}-01T00:00:00Z`));
}
