// Programs of Debian's packages, for tests of what stands around the API in production.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@jest/globals';

/** Debian's account without any right: some of these programs refuse to run as root. */
const nobody = 65_534;

/** `test`, but skipped by name where the program is not installed: `apt-get install <package>`. */
export function testWith(program: string): typeof test | typeof test.skip {
  return existsSync(program) ? test : test.skip;
}

export interface Program {
  stop(): Promise<void>;
}

/** Starts a program, and waits until it listens on the port. */
export async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  { asNobody = false }: { asNobody?: boolean } = {},
): Promise<Program> {
  const drops = asNobody && process.getuid?.() === 0;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(drops ? { uid: nobody, gid: nobody } : {}),
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => output.push(String(data)));
  }
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output.join('')}`);
    await pause(50);
  }

  return { stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });
}
