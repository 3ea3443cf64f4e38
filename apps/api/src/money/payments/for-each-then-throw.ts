/** Goes on with the others when one fails, since one payment that cannot be settled must not stop all; then it throws. */
export async function forEachThenThrow<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '));
  if (failures.length === 1) throw failures[0];
}
