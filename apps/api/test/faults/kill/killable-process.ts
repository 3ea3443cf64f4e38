// The real server in a separate process, which can be killed at any time and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FaultPoint } from '../../../src/infrastructure/crash-points/crash-point.ts';
import type { TestMarket } from '../../support/start-test-market.ts';

const main = join(import.meta.dirname, '../../../src/main.ts');

export interface KillableProcess {
  /** Resolves when the process ends, with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  isAlive(): boolean;
  kill(): Promise<void>;
}

/** Resolves when the process is ready. With `faultAt`, it kills itself at that crash point. */
export async function startKillable(
  { deps: { config } }: TestMarket,
  role: 'api' | 'worker',
  { port, faultAt }: { port: number; faultAt?: FaultPoint | undefined },
): Promise<KillableProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...(faultAt ? { FAULT_AT: faultAt } : {}),
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLE: role,
      API_PORT: String(port),
      DATABASE_URL: config.database.url,
      STRIPE_API_URL: config.stripe.apiUrl ?? '',
      SMTP_URL: config.mail.smtpUrl,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  await Promise.race([isReady(child, role), ended]);

  return {
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function isReady({ stdout }: ChildProcess, role: 'api' | 'worker'): Promise<void> {
  const readyMessage = role === 'api' ? 'listens on' : 'worker is running';

  return new Promise((resolve) => {
    if (stdout === null) return;
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes(readyMessage)) resolve();
    });
  });
}
