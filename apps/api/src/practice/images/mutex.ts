let last: Promise<unknown> = Promise.resolve();

/** Runs `work` after all earlier work has finished: one at a time, in order. */
export function withMutex<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});

  return result;
}
