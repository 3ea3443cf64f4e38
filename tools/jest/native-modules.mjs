// Jest runs ES modules only when Node was started with a flag. A Jest that was started without it,
// by `npx jest` or a package's own script, starts again with it, on the Node that the lock file pins:
// there is one way to run tests.
import { spawn } from 'node:child_process';
import vm from 'node:vm';
import { pinnedNode } from '../bootstrap/hand-over.mjs';

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
// Others read this configuration too: knip does.
const isJest = /\bjest(\.js)?$/.test(process.argv[1] ?? '');

if (isJest && !('SourceTextModule' in vm)) {
  const again = spawn(pinnedNode(), [...flags, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => again.kill(signal));
  }
  process.exit(await new Promise((resolve) => again.once('exit', (code) => resolve(code ?? 1))));
}
