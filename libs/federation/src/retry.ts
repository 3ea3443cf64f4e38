/** How often something is retried, and how long one try may take. */
export interface RetryPolicy {
  /** Delays between the tries, in milliseconds. There is one more try than there are delays. */
  readonly delays: readonly number[];
  /** A single try fails after this many milliseconds. */
  readonly timeout: number;
}

/** Short, so that people see the error panel of a dead remote soon. */
export const RETRY_POLICY: RetryPolicy = { delays: [150, 450], timeout: 8000 };

/** Tries `work` until it succeeds or the tries are used up, then throws the last error. */
export async function retry<T>(
  work: () => Promise<T>,
  { delays, timeout }: RetryPolicy,
  onRetry: (error: unknown) => void = () => {},
): Promise<T> {
  for (const delay of delays) {
    try {
      return await withTimeout(timeout, work());
    } catch (error) {
      // What hangs is not helped by asking again; what fails may be.
      if (error instanceof NonRetryableError || error instanceof TimedOut) throw error;
      onRetry(error);
      await sleep(delay);
    }
  }

  return withTimeout(timeout, work());
}

/** An error that another try cannot fix. */
export class NonRetryableError extends Error {
  override readonly name = 'NonRetryableError';
}

/** No response in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimedOut(`No response within ${milliseconds} ms.`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
