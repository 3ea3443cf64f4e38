/** Excludes years that are still being typed, such as 0002. */
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** A day of the URL; empty for none. */
export function readDay(text: string | null | undefined): string {
  return text && DAY.test(text) ? text : '';
}
