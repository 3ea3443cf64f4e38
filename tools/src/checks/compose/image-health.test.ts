// The program by which an image's process is asked whether it works.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../webpack/workspace.ts';

const answers: Record<string, number> = {};
let server: Server;
let port: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => response.writeHead(answers[url] ?? 404).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => new Promise((closed) => server.close(closed)));

async function ask(unit: string, environment: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'deploy/images/health.mjs'), unit], {
    env: environment,
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number];

  return code;
}

test.each([
  ['api', '/health/ready', 'API_PORT', {}],
  ['api', '/metrics', 'METRICS_PORT', { ROLE: 'worker' }],
  ['shell', '/health/live', 'SHELL_PORT', {}],
])('%s is asked for %s', async (unit, path, variable, others) => {
  const environment = { ...others, [variable]: port };
  answers[path] = 200;
  expect(await ask(unit, environment)).toBe(0);
  answers[path] = 503;
  expect(await ask(unit, environment)).toBe(1);
  expect(await ask(unit, { ...others, [variable]: '1' })).toBe(1);
});
