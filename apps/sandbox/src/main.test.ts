import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const anyPorts = { STRIPE_PORT: '0', INBOX_PORT: '0', SMTP_PORT: '0' };

function start(environment: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [program], { env: { PATH, ...environment } });
}

test.each(['SIGTERM', 'SIGINT'] as const)('it prints its URLs, and %s stops it', async (signal) => {
  const sandbox = start(anyPorts);
  const [line] = (await once(sandbox.stdout!, 'data')) as [Buffer];
  expect(String(line)).toMatch(/^Payment sandbox http:\S+ {2}Inbox http:\S+ {2}SMTP smtp:\S+\n$/);
  const url = /http:\S+/.exec(String(line))![0];
  expect(await (await fetch(`${url}/sandbox/health`)).json()).toEqual({ status: 'ok' });

  sandbox.kill(signal);
  expect(await once(sandbox, 'exit')).toEqual([0, null]);
});

// Not every machine has IPv6.
const ips = ['127.0.0.1', '::1'].filter((wanted) =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === wanted)),
);

test.each(ips)('a port taken on %s is reported in one line', async (ip) => {
  const other = createServer().listen(0, ip);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const sandbox = start({ ...anyPorts, INBOX_PORT: String(port) });
  const [error] = await Promise.all([text(sandbox.stderr!), once(sandbox, 'exit')]);
  other.close();
  expect(error).toBe(`Mail inbox: port ${port} is taken. Free it, or set INBOX_PORT to another.\n`);
  expect(sandbox.exitCode).toBe(1);
});

test.each([
  [{ STRIPE_PORT: 'abc' }, 'STRIPE_PORT is not a port: abc\n'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1' },
    'STRIPE_SECRET_KEY must begin with sk_test_ for the sandbox.\n',
  ],
])('an invalid setting is reported by name: %j', async (environment, line) => {
  const sandbox = start({ ...anyPorts, ...environment });
  expect(await text(sandbox.stderr!)).toBe(line);
});

test('it does not start in production', async () => {
  const sandbox = start({ ...anyPorts, NODE_ENV: 'production' });
  const [error] = await Promise.all([text(sandbox.stderr!), once(sandbox, 'exit')]);

  expect(error).toMatch(/^NODE_ENV is production: the sandbox takes no real payments/);
  expect(sandbox.exitCode).toBe(1);
});
