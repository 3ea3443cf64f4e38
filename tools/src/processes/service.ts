// A long-running process of the product: started, polled until healthy, stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { stopWithParent } from './stop-with-parent.ts';

export interface ServiceDescription {
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd?: string | undefined;
  env: Record<string, string>;
  /** URL that responds with 2xx once the service is ready. */
  health: string;
  /** Receives the output, unless `onLine` is given. */
  logFile: string;
  onLine?: ((line: string) => void) | undefined;
}

export interface Service {
  name: string;
  pid: number | undefined;
  /** Resolves with a description when the process ends by itself. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

/** Milliseconds. */
const startTimeout = 120_000;

export async function startService(description: ServiceDescription): Promise<Service> {
  const service = launchService(description);
  const outcome = await Promise.race([waitUntilHealthy(description), service.exited]);
  if (outcome !== 'healthy') {
    await service.stop();
    throw new Error(outcome);
  }
  return service;
}

function launchService(description: ServiceDescription): Service {
  const { name, args, cwd, env, onLine } = description;
  const log = onLine ? null : openLog(description.logFile);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
    // A process group of its own: Ctrl-C reaches only the command, which stops services in order.
    detached: process.platform !== 'win32',
  });
  if (log !== null) closeSync(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface(stream).on('line', onLine);
  }
  const disarm = child.pid ? stopWithParent(child.pid, 'TERM') : () => {};

  let stopping = false;
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      resolve(`${name} stopped (${signal ?? `exit code ${code}`})${lastLines(description)}`);
    });
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
  });
  return {
    name,
    pid: child.pid,
    exited,
    stop: async () => {
      stopping = true;
      await stopProcess(child);
      disarm();
    },
  };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(killTimer);
}

async function waitUntilHealthy(description: ServiceDescription): Promise<string> {
  const { name, health } = description;
  const deadline = Date.now() + startTimeout;
  let lastResult = 'no response';
  while (Date.now() < deadline) {
    try {
      // A development server responds only when it has compiled, so one request gets the full timeout.
      const response = await fetch(health, { signal: AbortSignal.timeout(startTimeout) });
      await response.arrayBuffer();
      if (response.ok) return 'healthy';
      lastResult = `status ${response.status}`;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `${name} is not ready (${lastResult} from ${health})${lastLines(description)}`;
}

/** The last lines of the log. With `onLine` they are printed already. */
function lastLines({ logFile, onLine }: ServiceDescription): string {
  if (onLine) return '.';
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return `:\n${lines.slice(-5).join('\n')}\nThe whole log: ${logFile}`;
}
