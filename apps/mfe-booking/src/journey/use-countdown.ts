import { serverNow } from '@freely/api-client/client';
import { useEffect, useState } from 'react';

/** Seconds until an instant by the server's clock, counted down to 0; null without one. */
export function useCountdown(until: string | null): number | null {
  const end = until === null ? null : Date.parse(until);
  const [now, setNow] = useState(serverNow);
  const isOver = end !== null && now >= end;
  useEffect(() => {
    if (end === null || isOver) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [end, isOver]);

  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
}
