/**
 * Whether the calendar has a day, `YYYY-MM-DD`. By hand: every page that calls the API has this, and
 * `parseISO` of date-fns is 1.2 KB.
 */
export function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);

  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
