/** The server's time when the page began, in milliseconds since 1970; before an answer has told it, none. */
let origin = Number.NEGATIVE_INFINITY;

/**
 * Called with each answer. Its date is a whole second, of which the end is taken: no time is shown as held that is over.
 * An answer has travelled, or was cached, so the latest date is the nearest.
 */
export function followServerClock({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '') + 999 - performance.now();
  if (told > origin) origin = told;
}

/**
 * The time by the server's clock, in milliseconds since 1970: limits end by it, however the clock of the device is set
 * (D50). Before the first answer it is the device's time.
 */
export function serverNow(): number {
  return Number.isFinite(origin) ? origin + performance.now() : Date.now();
}
