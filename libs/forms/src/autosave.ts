import { useCallback, useEffect, useRef } from 'react';

/** Saves this long after the last change, in milliseconds (spec 2 §9, spec 3 §9). */
export const autosaveDelay = 500;

/**
 * Saves without a button: debounces changes and sends one save at a time. `flush` sends a waiting value at
 * once, or the latest one again if it could not be saved, and settles when everything is saved.
 */
export function useAutosave<T>(save: (value: T) => Promise<unknown>) {
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const pending = useRef<{ value: T } | null>(null);
  const latest = useRef<{ value: T } | null>(null);
  const failed = useRef<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const sendPending = useCallback((): Promise<unknown> => {
    clearTimeout(timer.current);
    const next = pending.current;
    pending.current = null;
    if (next) {
      failed.current = null;
      const send = async () => {
        try {
          await latestSave.current(next.value);
        } catch (error) {
          // Unless a newer value takes its place.
          if (next === latest.current) failed.current = next;
          throw error;
        }
      };
      // A failed save does not stop the next one.
      queue.current = queue.current.then(send, send);
    }

    return queue.current;
  }, []);

  const flush = useCallback((): Promise<unknown> => {
    pending.current ??= failed.current;

    return sendPending();
  }, [sendPending]);

  const schedule = useCallback(
    (value: T) => {
      pending.current = latest.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void sendPending().catch(() => undefined), autosaveDelay);
    },
    [sendPending],
  );

  // Leaving the page must not lose what was typed. What failed is not sent again: the page may be left
  // because somebody else has logged in.
  useEffect(() => () => void sendPending().catch(() => undefined), [sendPending]);

  return { schedule, flush };
}
