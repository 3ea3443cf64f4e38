let last: Promise<unknown> = Promise.resolve();

/** Does the work when all that was asked for before it is done. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});

  return mine;
}
