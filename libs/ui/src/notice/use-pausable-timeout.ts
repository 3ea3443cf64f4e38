import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, after `milliseconds` in which it was not held. Holding stops the clock and
 * letting go starts it where it stood.
 */
export function usePausableTimeout(onEnd: () => void, milliseconds: number) {
  const latest = useRef(onEnd);
  const left = useRef(milliseconds);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = onEnd;
  });

  const release = useCallback(() => {
    clearTimeout(timer.current);
    startedAt.current = Date.now();
    timer.current = setTimeout(() => latest.current(), left.current);
  }, []);

  const hold = useCallback(() => {
    clearTimeout(timer.current);
    left.current = Math.max(0, left.current - (Date.now() - startedAt.current));
  }, []);

  useEffect(() => {
    release();
    return () => clearTimeout(timer.current);
  }, [release]);

  return { hold, release };
}
