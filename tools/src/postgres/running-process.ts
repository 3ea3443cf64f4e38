// What is known about a process by its id: ids are reused, so the command line has to agree.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a live process, or null when there is none. */
export function commandLine(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      // Empty for a zombie, which is as good as gone.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    } catch {
      return null;
    }
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** True when the process is gone in time. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (commandLine(pid) !== null) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
