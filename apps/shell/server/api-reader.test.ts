/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type ApiReader, ApiUnavailable, createApiReader } from './api-reader.ts';
import { readSettings } from './settings.ts';

let server: Server;
let next: { status: number; body?: string; retryAfter?: string } | 'silence';
let keys: unknown[];
let base: string;
let reader: ApiReader;

beforeEach(async () => {
  keys = [];
  server = createServer((request, reply) => {
    keys.push(request.headers['x-internal-key']);
    if (next === 'silence') return;
    if (next.retryAfter) reply.setHeader('retry-after', next.retryAfter);
    reply.writeHead(next.status).end(next.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({
    API_URL: `http://localhost:${port}`,
    INTERNAL_KEY: 'known-to-the-api',
  });
  base = settings.browser.apiUrl;
  reader = createApiReader(settings);
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const read = () => reader.read(`${base}/practitioners/7`);

test('the API knows its calls by the key, and concurrent reads are one call', async () => {
  next = { status: 200, body: 'A profile' };
  const [one, two] = await Promise.all([read(), read()]);

  expect([one.body, two.body]).toEqual(['A profile', 'A profile']);
  expect(keys).toEqual(['known-to-the-api']);
});

test.each([429, 500, 503])(
  'status %i is no response: without a copy it says when to come back',
  async (status) => {
    next = { status, retryAfter: '17' };

    const error = await read().catch((problem) => problem);
    expect(error).toBeInstanceOf(ApiUnavailable);
    expect(error.retryAfter).toBe(17);
  },
);

test('a copy is used while the API limits or is down, and it is not called for every page', async () => {
  next = { status: 200, body: 'A profile' };
  await read();
  next = { status: 503 };

  expect((await read()).body).toBe('A profile');
  expect((await read()).body).toBe('A profile');
  expect(keys).toHaveLength(2);
});

test('a slow API is as one that is down', async () => {
  next = { status: 200, body: 'A profile' };
  await read();
  next = 'silence';

  expect((await read()).body).toBe('A profile');
});

test('what was deleted does not come back as a copy', async () => {
  next = { status: 200, body: 'A profile' };
  await read();
  next = { status: 404 };
  expect((await read()).status).toBe(404);
  next = { status: 503 };

  await expect(read()).rejects.toThrow(ApiUnavailable);
});

test.each(['/../../health/ready', '/%2e%2e/secret', '@evil.example/', '.evil.example/'])(
  'only calls of the API are read, and not %s',
  async (path) => {
    next = { status: 200 };

    await expect(reader.read(base + path)).rejects.toThrow('is no call of the API');
    expect(keys).toEqual([]);
  },
);
