// As in production: several API processes and workers on one database.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Call, CallInput, CallResponse } from '@freely/api-client/contract';
import { freePort } from '@freely/tools/free-port';
import { type CallOptions, type TestResponse, urlOf } from './start-test-api.ts';
import { startTestMarket } from './start-test-market.ts';

const main = join(import.meta.dirname, '../../src/main.ts');
const readyMessage = { api: 'listens on', worker: 'worker is running' };

export type TestProcesses = Awaited<ReturnType<typeof startTestProcesses>>;

/**
 * The market of `startTestMarket`, with two API processes and two workers instead of this process.
 * Calls alternate between the two APIs. Webhooks go to the first one.
 *
 * @param environment of all four, beside what they need
 */
export async function startTestProcesses(environment: Record<string, string> = {}) {
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
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await waitForLine(child, readyMessage[role]);

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
    const [first, second] = await Promise.all([
      start('api'),
      start('api'),
      start('worker'),
      start('worker'),
    ]);
    const nextBaseUrl = roundRobin([first, second]);
    market.sandbox.sendWebhooksTo(`${first}/payments/webhook`);

    return {
      ...market,
      /** The base URLs of the two API processes. */
      baseUrls: [first, second] as const,
      call: <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) =>
        callAt(nextBaseUrl(), call, input, options),
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a call of the contract over HTTP. */
async function callAt<C extends Call>(
  baseUrl: string,
  call: C,
  input: CallInput<C>,
  { as, headers = {} }: CallOptions,
): Promise<TestResponse<CallResponse<C>>> {
  const { body } = input as { body?: unknown };
  const response = await fetch(baseUrl + urlOf(call, input), {
    method: call.method,
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

  return {
    status: response.status,
    body: (await response.json()) as TestResponse<CallResponse<C>>['body'],
    headers: Object.fromEntries(response.headers),
  };
}

function roundRobin(baseUrls: readonly [string, string]): () => string {
  let next = 0;

  return () => baseUrls[next++ % 2] ?? baseUrls[0];
}

function waitForLine(child: ChildProcess, message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}`)));
    if (!child.stdout) throw new Error('The process has no stdout');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(message)) resolve();
    });
  });
}
