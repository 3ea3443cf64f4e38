import { useCallback, useEffect, useRef } from 'react';

/** Typing rests this long before it is saved, in milliseconds (spec 2 §9, spec 3 §9). */
export const quietSaveTime = 500;

/**
 * Saves without a button: the latest value goes out when it has rested, one save after another.
 * `flush` sends at once what still waits, and settles when everything is saved.
 */
export function useQuietSave<T>(save: (value: T) => Promise<unknown>) {
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const waiting = useRef<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const flush = useCallback((): Promise<unknown> => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = null;
    if (next) {
      const send = () => latestSave.current(next.value);
      // A failed save does not stop the next one.
      line.current = line.current.then(send, send);
    }

    return line.current;
  }, []);

  const schedule = useCallback(
    (value: T) => {
      waiting.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush().catch(() => undefined), quietSaveTime);
    },
    [flush],
  );

  // Leaving the page is no reason to lose what was typed.
  useEffect(() => () => void flush().catch(() => undefined), [flush]);

  return { schedule, flush };
}
