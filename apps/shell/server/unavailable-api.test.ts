/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// Pages and sitemap while the API limits or is down: search engines must not see empty profiles.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReleaseFrame } from '@freely/federation/parse-frame';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { shellServer } from './app.ts';
import { readSettings } from './settings.ts';
import { type TestReleases, testReleases, testShell } from './testing/test-releases.ts';

let releases: TestReleases;
let app: FastifyInstance;
let api: Server;
/** Of the API: none, its limit for callers without the key, or an outage. */
let trouble: 'none' | 'limit' | 'outage';

/** A page with what the API says of it; incomplete without. */
const SHELL = `
exports.shared = {};
exports.renderPage = async ({ path, settings }) => {
  try {
    const response = await fetch(settings.apiUrl + path);
    if (response.status === 404) return 'missing';
    return { html: '<h1>' + (await response.text()) + '</h1>', head: {}, hydration: {}, isComplete: false };
  } catch {
    return { html: '<h1></h1>', head: {}, hydration: {}, isComplete: false };
  }
};
`;

beforeEach(async () => {
  trouble = 'none';
  api = createServer((request, reply) => {
    const isKnown = request.headers['x-internal-key'] === 'known-to-the-api';
    if (trouble === 'outage') return reply.writeHead(503).end();
    if (trouble === 'limit' && !isKnown) return reply.writeHead(429).end();
    if (request.url?.includes('/profile/8')) return reply.writeHead(404).end();
    if (request.url?.includes('listed')) return reply.end(JSON.stringify({ ids: [7], pages: 1 }));
    return reply.end('Ada');
  });
  await new Promise<void>((resolve) => api.listen(0, resolve));
  releases = testReleases();
  const shell = releases.release(
    'shell',
    '1',
    { 'server.cjs': SHELL, 'main.1.css': '', 'main.1.js': '', 'calls.1.js': '' },
    { ...testShell.manifest, assets: { ...testShell.manifest.assets, fonts: [] } },
  );
  const active = releases.release(
    'mfe-booking',
    '1',
    { 'remoteEntry.js': '', 'page.js': '', 'server.cjs': 'exports.default = {}' },
    {
      routes: [{ path: '/profile/:id', files: ['page.js'], isPrerendered: true }],
      frame: v.parse(ReleaseFrame, {
        sitemaps: { profiles: { route: '/profile/:id', list: '/practitioners/listed' } },
      }),
    },
  );
  await releases.publish(
    { shell: { active: shell }, 'mfe-booking': { active } },
    { 'mfe-booking': ['/*'] },
  );
  app = Fastify();
  await shellServer(
    app,
    readSettings({
      ...releases.environment,
      API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
      INTERNAL_KEY: 'known-to-the-api',
    }),
  );
});
afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  releases.remove();
});

const get = (url: string) => app.inject({ url });

test('a limit that visitors have used up does not reach the server of the shell', async () => {
  trouble = 'limit';

  expect((await get('/profile/7')).body).toContain('<h1>Ada</h1>');
  expect((await get('/profile/8')).statusCode).toBe(404);
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
});

test('in an outage, what cannot be made is a 503 that says when to come back', async () => {
  trouble = 'outage';

  for (const path of ['/profile/7', '/profile/8', '/sitemap.xml', '/sitemap-profiles-1.xml']) {
    const { statusCode, headers, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 503]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    // Nor is it sent half made, as skeletons.
    expect(body).not.toContain('<h1>');
  }
});

test('in an outage, what was read before is still served', async () => {
  await get('/profile/7');
  await get('/sitemap.xml');
  trouble = 'outage';
  const { statusCode, body } = await get('/profile/7');

  expect([statusCode, body]).toEqual([200, expect.stringContaining('<h1>Ada</h1>')]);
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
});
