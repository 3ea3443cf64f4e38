// A program that runs to its end; stopped with the command that started it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stopWithParent } from './stop-with-parent.ts';

export interface ProgramOptions {
  cwd?: string | undefined;
  env?: Record<string, string | undefined> | undefined;
  /** `show` lets the output through, `keep` returns it. Default `keep`. */
  output?: 'show' | 'keep' | undefined;
  /** With `keep`: is also told each line as it comes. */
  onLine?: ((line: string) => void) | undefined;
  /** Milliseconds after which it is ended, with all that it started. Default: never. */
  timeout?: number | undefined;
}

export interface ProgramResult {
  code: number;
  /** Both streams as they came; empty with `show`. */
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
    // A group of its own, so that what the program starts can be stopped with it.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const release = child.pid ? stopWithParent(-child.pid, 'TERM') : () => {};

  const impatience =
    timeout && setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), timeout);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    if (stream && onLine) tellLines(stream, onLine);
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Error(`${program} could not be started: ${error.message}`));
    });
    child.once('close', (code) => {
      running.delete(child);
      clearTimeout(impatience);
      release();
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

function tellLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream }).on('line', onLine);
}

/** Ends every program that is still at work, with all that it started. */
export async function stopPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const { pid } = child;
      if (!pid) return;
      const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
      signalGroup(pid, 'SIGTERM');
      const impatience = setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000);
      await gone;
      clearTimeout(impatience);
    }),
  );
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Already gone.
  }
}
