import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time, which goes on each minute: a page that stays open shows what has become possible, or is over.
 *
 * @param at an instant at which it goes on as well, in milliseconds, as when something ends
 */
export function useNow(at: number | null = null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);

    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const left = at === null ? 0 : at - Math.max(now.getTime(), Date.now());
    // What is further away is seen by the minute; a browser fires at once what is more than 24 days away.
    if (left <= 0 || left > MINUTE) return;
    const timer = setTimeout(() => setNow(new Date()), left);

    return () => clearTimeout(timer);
  }, [at, now]);

  return now;
}
