/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// Which market settings a page is made with: D80.
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { defaultSettings, type PublicMarketSettings } from '@freely/domain/market-settings';
import { liveHeads, openStore } from '@freely/platform';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { shellServer } from './app.ts';
import { releaseFiles } from './release-files.ts';
import { releaseStore } from './release-store.ts';
import { readSettings } from './settings.ts';
import { createSite } from './site.ts';
import { type TestReleases, testReleases, testShell } from './testing/test-releases.ts';

let releases: TestReleases;
let api: Server;
/** Before the API responds. */
let meanwhile: () => Promise<void>;
beforeEach(async () => {
  releases = testReleases();
  const active = releases.release(
    'mfe-public',
    '1',
    { 'remoteEntry.js': '', 'server.cjs': 'exports.default = {}' },
    { routes: [{ path: '/', files: [], isPrerendered: true }] },
  );
  await releases.publish(
    {
      shell: { active: releases.release('shell', '1', testShell.files, testShell.manifest) },
      'mfe-public': { active },
    },
    { 'mfe-public': ['/*'] },
  );
  meanwhile = async () => {};
  api = createServer(async (_request, reply) => {
    await meanwhile();
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ ...marketWith(9) }));
  });
  await new Promise<void>((resolve) => api.listen(0, resolve));
});
afterEach(async () => {
  releases.remove();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const settings = () =>
  readSettings({
    ...releases.environment,
    API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
  });
const marketWith = (horizon_months: number) =>
  ({ ...defaultSettings(), horizon_months }) as PublicMarketSettings;

test('the first page after a start has what the API says', async () => {
  const app = Fastify();
  let isServed = false;
  // Many times what is left of the start, and the page, do with files.
  meanwhile = async () => {
    for (let round = 0; round < 500 && !isServed; round += 1) await stat(import.meta.dirname);
  };
  await shellServer(app, settings());
  const { body } = await app.inject({ url: '/' });
  isServed = true;

  expect(body).toContain('"horizon_months":9');
  await app.close();
});

test('markup and data of a page have the same, also when they change meanwhile', async () => {
  const { releases: location, rootKeys } = settings();
  const platform = openStore(location);
  const onProblem = () => {};
  const live = await liveHeads({
    read: platform.read,
    roots: rootKeys,
    lastGoodFile: null,
    onProblem,
  });
  const files = releaseFiles(platform, join(location, 'copies'));
  let months = 1;
  let rendered: PublicMarketSettings | null = null;
  const site = createSite(settings(), {
    store: releaseStore(live, files, { maxAgeMs: 0, releasesOrigin: null, onProblem }),
    market: { current: () => marketWith(months++) },
    prerendering: {
      prerenderer: {
        async page(_path, _plan, _shell, market) {
          rendered = market;
          return { result: null, unavailable: null };
        },
      },
      criticalCss: async () => [],
    },
  });
  const { html } = await site.page('/');

  expect(rendered).not.toBeNull();
  expect(html).toContain(JSON.stringify(rendered).slice(1, -1));
});
