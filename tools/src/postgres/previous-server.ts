// Cleans up after an unclean stop, which leaves a lock file and perhaps a running server.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, waitForExit } from './running-process.ts';

/** Stops a server whose launcher is gone. Throws when the launcher is still running. */
export async function releaseCluster(cluster: string, launcherFile: string): Promise<void> {
  const server = readPid(join(cluster, 'postmaster.pid'));
  if (server === null) return;

  const isServer = commandLine(server)?.includes(cluster) ?? false;
  if (isServer) {
    const launcher = readPid(launcherFile);
    if (launcher !== null && commandLine(launcher)?.includes('node')) {
      throw new Error(
        `The database in ${cluster} is in use by another start of this checkout (process ${launcher}). ` +
          'Stop that one first, or set DATABASE_URL.',
      );
    }
    await stopServer(server);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** SIGINT is PostgreSQL's fast shutdown: it closes connections and loses no data. */
export async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForExit(pid, 10_000)) return;
  }
}

/** Null when there is no such file, or no id in it yet. */
function readPid(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
