import { AppError } from '../errors/index.ts';

/** Each download holds a database connection, so a few admins must not use up the pool. */
const maxConcurrent = 3;
let running = 0;

/** Limits the concurrent downloads of this process. Call the returned function once to release. */
export function acquireExportSlot(): () => void {
  if (running >= maxConcurrent) {
    throw new AppError('too_many_requests', 'calls.otherDownloads', undefined, { retryAfter: 5 });
  }
  running += 1;

  return () => {
    running -= 1;
  };
}
