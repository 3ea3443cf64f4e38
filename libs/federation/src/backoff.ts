/** How often and how patiently something is tried. */
export interface Patience {
  /** Pauses between the tries, in milliseconds: one more try than there are pauses. */
  readonly pauses: readonly number[];
  /** A single try is given up after this many milliseconds. */
  readonly timeout: number;
}

/** Short enough that a dead remote leaves a panel, not a wait. */
export const PATIENCE: Patience = { pauses: [150, 450], timeout: 8000 };

/** Tries `work` until it succeeds or patience ends; then the last error is thrown. */
export async function withPatience<T>(
  work: () => Promise<T>,
  { pauses, timeout }: Patience,
  onRetry: (error: unknown) => void = () => {},
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await within(timeout, work());
    } catch (error) {
      if (error instanceof Hopeless) throw error;
      onRetry(error);
      await sleep(pause);
    }
  }

  return within(timeout, work());
}

/** An error that another try cannot mend. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer within ${milliseconds} ms.`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
