// How long `npm start` takes in a new clone, and once more there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runProgram } from '../processes/run-program.ts';
import { stopWithParent } from '../processes/stop-with-parent.ts';
import { type Ports, unusedPorts } from '../product/ports.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { BenchSuite } from './suite.ts';

const READY = /^Freely is ready/;
const BUILT = /Built shell and remotes in ([\d.]+) s/;

interface Start {
  seconds: number;
  /** Of these, for the builds. */
  build: number;
}

const suite: BenchSuite = {
  name: 'start',
  about: 'how long `npm start` takes in a new clone of the last commit, and the second time',
  run: async ({ log, onEnd }) => {
    const folder = mkdtempSync(join(tmpdir(), 'freely-bench-start-'));
    onEnd(async () => rmSync(folder, { recursive: true, force: true }));
    const clone = join(folder, 'freely');
    const { code, output } = await runProgram('git', ['clone', '-q', repositoryRoot, clone]);
    if (code !== 0) throw new Error(output);
    const ports = await unusedPorts();
    const rows: (string | number)[][] = [];
    for (const [name, goal, goalOfBuild] of [
      ['first', 80, 30],
      ['second', 4, '–'],
    ] as const) {
      log(`The ${name} start`);
      const { seconds, build } = await timeStart(clone, ports);
      rows.push([name, seconds.toFixed(1), goal, build.toFixed(1), goalOfBuild]);
    }

    return [
      {
        title: 'Seconds of npm start',
        columns: ['start', 'seconds', 'at most', 'builds', 'at most'],
        rows,
        note: `The first one installs the packages. The load of this machine was ${loadavg()[0]?.toFixed(1)}: on a busy one the seconds are not the command's.`,
      },
    ];
  },
};
export default suite;

async function timeStart(folder: string, ports: Ports): Promise<Start> {
  const started = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...environmentOfAClone(),
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const disarm = child.pid ? stopWithParent(-child.pid, 'TERM') : () => {};
  let build = 0;
  try {
    for await (const line of createInterface(child.stdout)) {
      build = Number(BUILT.exec(line)?.[1] ?? build);
      if (READY.test(line)) return { seconds: (Date.now() - started) / 1_000, build };
    }
    throw new Error('npm start ended before it was ready');
  } finally {
    await stop(child);
    disarm();
  }
}

/** Without what this command has set for itself: the clone has caches and data of its own. */
function environmentOfAClone(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE, FREELY_INSTALL_MS, DATA_DIR, DATABASE_URL, ...rest } = process.env;
  const own = Object.entries(rest).filter(([name]) => !name.startsWith('npm_'));

  return Object.fromEntries(own);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  child.stdout?.resume();
  const exited = once(child, 'exit');
  // Ctrl-C reaches the whole group.
  process.kill(-child.pid, 'SIGINT');
  await exited;
}
