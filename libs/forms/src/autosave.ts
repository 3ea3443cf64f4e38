import { useCallback, useEffect, useRef } from 'react';

/** Saves this long after the last change, in milliseconds (spec 2 §9, spec 3 §9). */
export const autosaveDelay = 500;

/**
 * Saves without a button: debounces changes and sends one save at a time. `flush` sends a waiting
 * value at once, and settles when everything is saved.
 */
export function useAutosave<T>(save: (value: T) => Promise<unknown>) {
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const pending = useRef<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const flush = useCallback((): Promise<unknown> => {
    clearTimeout(timer.current);
    const next = pending.current;
    pending.current = null;
    if (next) {
      const send = () => latestSave.current(next.value);
      // A failed save does not stop the next one.
      queue.current = queue.current.then(send, send);
    }

    return queue.current;
  }, []);

  const schedule = useCallback(
    (value: T) => {
      pending.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush().catch(() => undefined), autosaveDelay);
    },
    [flush],
  );

  // Leaving the page must not lose what was typed.
  useEffect(() => () => void flush().catch(() => undefined), [flush]);

  return { schedule, flush };
}
