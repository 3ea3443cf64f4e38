// A long-running part of the product: started, watched until healthy, stopped without a trace.
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
  /** Answers 2xx once the service is ready. */
  health: string;
  /** Takes the output, unless `onLine` does; a person who looks for a cause looks here. */
  logFile: string;
  onLine?: ((line: string) => void) | undefined;
}

export interface Service {
  name: string;
  pid: number | undefined;
  /** Settles when the process ends by itself. */
  died: Promise<string>;
  stop(): Promise<void>;
}

const patience = 120_000;

export async function startService(description: ServiceDescription): Promise<Service> {
  const service = launchService(description);
  const outcome = await Promise.race([waitUntilHealthy(description), service.died]);
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
    // Its own group: Ctrl-C reaches us alone, and we stop the parts in order.
    detached: process.platform !== 'win32',
  });
  if (log !== null) closeSync(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface(stream).on('line', onLine);
  }
  const release = child.pid ? stopWithParent(child.pid, 'TERM') : () => {};

  let stopping = false;
  const died = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      resolve(`${name} stopped (${signal ?? `exit code ${code}`})${lastWords(description)}`);
    });
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
  });
  return {
    name,
    pid: child.pid,
    died,
    stop: async () => {
      stopping = true;
      await stopProcess(child);
      release();
    },
  };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(impatience);
}

async function waitUntilHealthy(description: ServiceDescription): Promise<string> {
  const { name, health } = description;
  const deadline = Date.now() + patience;
  let answer = 'no answer';
  while (Date.now() < deadline) {
    try {
      // A development server answers when it has compiled: one long question, not many short ones.
      const response = await fetch(health, { signal: AbortSignal.timeout(patience) });
      await response.arrayBuffer();
      if (response.ok) return 'healthy';
      answer = `status ${response.status}`;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `${name} is not ready (${answer} from ${health})${lastWords(description)}`;
}

/** With `onLine` they were told already. */
function lastWords({ logFile, onLine }: ServiceDescription): string {
  if (onLine) return '.';
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return `:\n${lines.slice(-5).join('\n')}\nThe whole log: ${logFile}`;
}
