import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds that processes have kept a processor busy so far, all threads together: of a busy
 * machine it says more than a clock. Null where the system does not tell.
 */
export function processorTime(pids: readonly number[]): number | null {
  try {
    return pids.flatMap(threadTimes).reduce((sum, time) => sum + time, 0);
  } catch {
    return null;
  }
}

function threadTimes(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(
      ' ',
    );

    return Number(nanoseconds) / 1e6;
  });
}
