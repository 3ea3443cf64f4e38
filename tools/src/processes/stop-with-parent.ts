// No process may outlive the command, even when the command is killed without a chance to clean up.
import { spawn } from 'node:child_process';

/**
 * Signals `pid` (a process group when negative) when this process ends: a guard shell reads from a
 * pipe that only this process holds open. Returns a function that stops the guard. Call it once the
 * process has been stopped in the ordinary way.
 */
export function stopWithParent(pid: number, signal: 'TERM' | 'INT'): () => void {
  if (process.platform === 'win32') return () => {};
  const guard = spawn('sh', ['-c', `read -r _; kill -s ${signal} -- ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C goes to the whole process group, but the guard has to survive it.
    detached: true,
  });
  guard.once('error', () => {});
  guard.unref();
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') {
    guard.stdin.unref();
  }
  return () => guard.kill('SIGKILL');
}
