/** A 404 that a loader or a component of a remote has thrown (D78). */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/**
 * What is written to the console of an error that a boundary has caught. What does not exist is an answer
 * and no error.
 */
export function logCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what React does without this.
  if (!isNotFound(error)) console.error(error);
}
