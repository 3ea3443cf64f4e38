import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU milliseconds that processes have used so far, over all threads. On a loaded machine it is more
 * reliable than elapsed time. Null where the system does not report it.
 */
export function cpuTime(pids: readonly number[]): number | null {
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
