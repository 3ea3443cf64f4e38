// Nothing may outlive the command, not even when it is killed without a chance to tidy up.
import { spawn } from 'node:child_process';

/**
 * Signals `pid` (a whole group when negative) when this process disappears: a shell waits on a pipe that only we hold open.
 * Call the returned function once the process has been stopped in the ordinary way.
 */
export function stopWithParent(pid: number, signal: 'TERM' | 'INT'): () => void {
  if (process.platform === 'win32') return () => {};
  const guard = spawn('sh', ['-c', `read -r _; kill -s ${signal} -- ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C goes to the whole group: the guard has to outlive it.
    detached: true,
  });
  guard.once('error', () => {});
  guard.unref();
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') {
    guard.stdin.unref();
  }
  return () => guard.kill('SIGKILL');
}
