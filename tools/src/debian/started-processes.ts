// The processes of a market. They outlive the command that starts them, and are stopped by their number.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Market, type StartedProcess, saveMarket } from './market-folder.ts';

export interface ProcessDescription {
  name: string;
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  as?: object;
  /** Whether it does its work by now. */
  isReady: () => Promise<boolean>;
}

const startSeconds = 120;

/** Starts a process, and returns when it is ready. Its output is in `logs/<name>.log`. */
export async function start(market: Market, description: ProcessDescription): Promise<void> {
  const { name, program, args, env = {}, cwd, as = {}, isReady } = description;
  const file = logFile(market, name);
  const log = openSync(file, 'a');
  const child = spawn(program, args, {
    ...(cwd ? { cwd } : {}),
    ...as,
    // Nothing of the caller's environment but what every program needs.
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', TZ: 'UTC', ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  let failure: string | null = null;
  child.once('error', ({ message }) => {
    failure = message;
  });
  child.once('exit', (code, signal) => {
    failure = `it ended with ${signal ?? code}`;
  });
  const { pid } = child;
  if (pid !== undefined) {
    market.processes[name] = { pid, startedAt: startTimeOf(pid) ?? '' };
    saveMarket(market);
  }

  const deadline = Date.now() + startSeconds * 1000;
  while (!(await isReady())) {
    if (failure !== null || Date.now() > deadline) {
      const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n');
      throw new Error(`${name}: ${failure ?? 'it is not ready'}\n${lines}\nLog: ${file}`);
    }
    await pause(50);
  }
}

export const logFile = ({ folder }: Market, name: string) => join(folder, 'logs', `${name}.log`);

export function isRunning({ processes }: Market, name: string): boolean {
  const found = processes[name];

  return found !== undefined && startTimeOf(found.pid) === found.startedAt;
}

/** Sends a signal to a process of the market, and to no other that has got its number since. */
export function signal(market: Market, name: string, which: NodeJS.Signals): void {
  const found: StartedProcess | undefined = market.processes[name];
  if (found && isRunning(market, name)) process.kill(found.pid, which);
}

/** Returns when the process has ended; kills it when it takes too long. */
export async function stop(
  market: Market,
  name: string,
  which: NodeJS.Signals = 'SIGTERM',
  seconds = 30,
): Promise<void> {
  signal(market, name, which);
  const deadline = Date.now() + seconds * 1000;
  while (isRunning(market, name)) {
    if (Date.now() > deadline) signal(market, name, 'SIGKILL');
    await pause(25);
  }
  delete market.processes[name];
  saveMarket(market);
}

/** Ticks after the boot; null when there is no such process, or it has ended and nobody has noticed. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');

    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
