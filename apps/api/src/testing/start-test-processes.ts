// What production is: several API processes and workers on one database, started for real.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Call, CallAnswer, CallInput } from '@freely/api-client/contract';
import { freePort } from '@freely/tools/free-port';
import { addressOf, type CallOptions, type TestAnswer } from './start-test-api.ts';
import { startTestMarket } from './start-test-market.ts';

const main = join(import.meta.dirname, '../main.ts');
const readyWords = { api: 'listens on', worker: 'does its jobs' };

export type TestProcesses = Awaited<ReturnType<typeof startTestProcesses>>;

/**
 * The market of `startTestMarket`, with two API processes and two workers in the place of the one
 * in this process. Calls go to the two by turns, and so does the provider's every webhook.
 */
export async function startTestProcesses() {
  const market = await startTestMarket({ worker: false });
  const { config } = market.deps;
  const children: ChildProcess[] = [];
  const start = async (role: 'api' | 'worker') => {
    const port = await freePort();
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        ROLE: role,
        API_PORT: String(port),
        DATABASE_URL: config.database.url,
        DATABASE_POOL: '10',
        STRIPE_API_URL: market.sandbox.stripeUrl,
        SMTP_URL: market.sandbox.smtpUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await readyLine(child, readyWords[role]);

    return `http://localhost:${port}${config.basePath}`;
  };
  const stop = async () => {
    for (const child of children) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await market.close();
  };

  try {
    const [one, two] = await Promise.all([
      start('api'),
      start('api'),
      start('worker'),
      start('worker'),
    ]);
    const turns = takingTurns([one, two]);
    market.sandbox.sendWebhooksTo(`${one}/payments/webhook`);

    return {
      ...market,
      /** The base addresses of the two. */
      addresses: [one, two] as const,
      call: <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) =>
        callAt(turns(), call, input, options),
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a call of the contract over HTTP. */
async function callAt<C extends Call>(
  base: string,
  call: C,
  input: CallInput<C>,
  { as, headers = {} }: CallOptions,
): Promise<TestAnswer<CallAnswer<C>>> {
  const { body } = input as { body?: unknown };
  const answer = await fetch(base + addressOf(call, input), {
    method: call.method,
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

  return {
    status: answer.status,
    body: (await answer.json()) as TestAnswer<CallAnswer<C>>['body'],
    headers: Object.fromEntries(answer.headers),
  };
}

function takingTurns(bases: readonly [string, string]): () => string {
  let turn = 0;

  return () => bases[turn++ % 2] ?? bases[0];
}

function readyLine(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}`)));
    if (!child.stdout) throw new Error('It cannot be heard');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(words)) resolve();
    });
  });
}
