interface Scheduler {
  /** Resumes before other tasks, but after input and paint. */
  yield?(): Promise<void>;
}

/**
 * Lets the browser paint and handle a tap before the page goes on starting: a start in one piece kept a
 * tap on a cheap phone waiting for a second.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };

  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
