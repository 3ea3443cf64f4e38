// Runs a program to its end. Stops it when the command that started it ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stopWithParent } from './stop-with-parent.ts';

export interface ProgramOptions {
  cwd?: string | undefined;
  env?: Record<string, string | undefined> | undefined;
  /** `show` prints the output, `keep` returns it. Default: `keep`. */
  output?: 'show' | 'keep' | undefined;
  /** With `keep`: is called with each line of output. */
  onLine?: ((line: string) => void) | undefined;
  /** Milliseconds after which the program and its child processes are killed. Default: never. */
  timeout?: number | undefined;
}

export interface ProgramResult {
  code: number;
  /** Both streams in order of arrival; empty with `show`. */
  output: string;
}

const running = new Set<ChildProcess>();

export function runProgram(
  program: string,
  args: string[],
  { cwd, env, output = 'keep', onLine, timeout }: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [
      'ignore',
      ...(output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    // A process group of its own, so that child processes of the program are stopped with it.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const disarm = child.pid ? stopWithParent(-child.pid, 'TERM') : () => {};

  const killTimer =
    timeout && setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), timeout);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    if (stream && onLine) forwardLines(stream, onLine);
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Error(`${program} could not be started: ${error.message}`));
    });
    child.once('close', (code) => {
      running.delete(child);
      clearTimeout(killTimer);
      disarm();
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

function forwardLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream }).on('line', onLine);
}

/** Stops every program that is still running, with its child processes. */
export async function stopPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const { pid } = child;
      if (!pid) return;
      const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
      signalGroup(pid, 'SIGTERM');
      const killTimer = setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000);
      await closed;
      clearTimeout(killTimer);
    }),
  );
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The process has ended already.
  }
}
