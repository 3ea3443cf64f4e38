import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, which goes on each minute: a page that stays open shows what has become possible, or is over. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);

    return () => clearInterval(timer);
  }, []);

  return now;
}
