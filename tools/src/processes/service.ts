// A long-running part of the product: started, watched until healthy, stopped without a trace.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stopWithParent } from './stop-with-parent.ts';

export interface ServiceDescription {
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd?: string | undefined;
  env: Record<string, string>;
  /** Answers 2xx once the service is ready. */
  health: string;
  /** Takes the output; a person who looks for a cause looks here. */
  logFile: string;
  /** How long a start may take. Default one minute. */
  patience?: number | undefined;
}

export interface Service {
  name: string;
  /** Settles when the process ends by itself. */
  died: Promise<string>;
  stop(): Promise<void>;
}

export async function startService(description: ServiceDescription): Promise<Service> {
  const service = launchService(description);
  const outcome = await Promise.race([waitUntilHealthy(description), service.died]);
  if (outcome !== 'healthy') {
    await service.stop();
    throw new Error(outcome);
  }
  return service;
}

function launchService({ name, args, cwd, env, logFile }: ServiceDescription): Service {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    // Its own group: Ctrl-C reaches us alone, and we stop the parts in order.
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  const release = child.pid ? stopWithParent(child.pid, 'TERM') : () => {};

  let stopping = false;
  const died = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      resolve(`${name} stopped (${signal ?? `exit code ${code}`}): ${lastWords(logFile)}`);
    });
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
  });
  return {
    name,
    died,
    stop: async () => {
      stopping = true;
      await stopProcess(child);
      release();
    },
  };
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
  const { name, health, logFile, patience = 60_000 } = description;
  const deadline = Date.now() + patience;
  let answer = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(health, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) return 'healthy';
      answer = `status ${response.status}`;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `${name} is not ready (${answer} from ${health}): ${lastWords(logFile)}`;
}

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return `${lines.slice(-5).join('\n')}\nThe whole log: ${logFile}`;
}
