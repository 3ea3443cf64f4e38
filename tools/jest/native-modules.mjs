// Jest runs ES modules only when Node was started with a flag. When Jest was started without it, by
// `npx jest` or a package's own script, it restarts itself with the flag on the Node that the lock
// file pins. So all ways to start Jest run the tests alike.
import { spawn } from 'node:child_process';
import vm from 'node:vm';
import { pinnedNode } from '../bootstrap/start-command.mjs';

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
// Other tools, such as knip, read this configuration too.
const isJest = /\bjest(\.js)?$/.test(process.argv[1] ?? '');

if (isJest && !('SourceTextModule' in vm)) {
  const restarted = spawn(pinnedNode(), [...flags, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => restarted.kill(signal));
  }
  const ended = new Promise((resolve) => restarted.once('exit', (code) => resolve(code ?? 1)));
  process.exit(await ended);
}
