import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, after `milliseconds` of unpaused time. `pause` stops the timer, and `resume`
 * continues with the time that was left.
 */
export function usePausableTimeout(onEnd: () => void, milliseconds: number) {
  const latest = useRef(onEnd);
  const left = useRef(milliseconds);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = onEnd;
  });

  const resume = useCallback(() => {
    clearTimeout(timer.current);
    startedAt.current = Date.now();
    timer.current = setTimeout(() => latest.current(), left.current);
  }, []);

  const pause = useCallback(() => {
    clearTimeout(timer.current);
    left.current = Math.max(0, left.current - (Date.now() - startedAt.current));
  }, []);

  useEffect(() => {
    resume();
    return () => clearTimeout(timer.current);
  }, [resume]);

  return { pause, resume };
}
