// The real server in a process of its own, which may be killed at any moment and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestMarket } from '../../testing/start-test-market.ts';
import type { FaultPoint } from '../fault-point.ts';

const main = join(import.meta.dirname, '../../main.ts');

export interface MortalProcess {
  /** Settles at its end, with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  isAlive(): boolean;
  kill(): Promise<void>;
}

/** Ready when this settles. With `faultAt`, it ends itself there as by a power cut. */
export async function startMortal(
  { deps: { config } }: TestMarket,
  role: 'api' | 'worker',
  { port, faultAt }: { port: number; faultAt?: FaultPoint | undefined },
): Promise<MortalProcess> {
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
  const words = role === 'api' ? 'listens on' : 'does its jobs';

  return new Promise((resolve) => {
    if (stdout === null) return;
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes(words)) resolve();
    });
  });
}
