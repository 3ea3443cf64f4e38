/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReleaseFrame } from '@freely/federation/parse-frame';
import { EMPTY_REGISTRY } from '@freely/federation/registry';
import { EMPTY_RULES } from '@freely/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { createApiReader } from './api-reader.ts';
import { readSettings } from './settings.ts';
import { createSitemap, type Sitemap } from './sitemap.ts';

/** An API with two pages of profiles. */
const api = createServer((request, reply) => {
  const page = new URL(request.url ?? '', 'http://api').searchParams.get('page');
  const ids = page === '1' ? [7, 9] : page === '2' ? [11] : [];
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify({ ids, pages: 2 }));
});
let sitemap: Sitemap;
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, resolve));
  const { port } = api.address() as AddressInfo;
  const route = (path: string, isPrerendered: boolean) => ({ path, files: [], isPrerendered });
  const pointer = { version: '1', url: '/r/x/1/', integrity: null };
  const settings = readSettings({
    SHELL_URL: 'https://freely.example',
    API_URL: `http://localhost:${port}`,
  });
  sitemap = createSitemap(
    settings,
    {
      registry: async () => ({
        ...EMPTY_REGISTRY,
        remotes: {
          x: {
            paths: ['/*'],
            active: pointer,
            previous: null,
            canary: null,
            killed: false,
            forcedWithinMinutes: null,
          },
        },
      }),
      shell: async () => null,
      rules: async () => EMPTY_RULES,
      shellAt: async () => null,
      published: (pointer) => pointer,
      release: async () => ({
        name: 'x',
        version: '1',
        commit: 'abc1234',
        contract: '^1.0.0',
        shared: {},
        entry: ['remoteEntry.js'],
        routes: [route('/', true), route('/profile/:id', true), route('/private', false)],
        navigation: [],
        frame: v.parse(ReleaseFrame, {
          notIndexed: ['/private'],
          sitemaps: { profiles: { route: '/profile/:id', list: '/practitioners/listed' } },
        }),
        files: {},
      }),
    },
    createApiReader(settings),
  );
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

const urlsIn = (file: string | null) =>
  [...(file ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('the index lists the sitemap of pages and each sitemap of profiles', async () => {
  expect(urlsIn(await sitemap.file('/sitemap.xml'))).toEqual([
    'https://freely.example/sitemap-pages.xml',
    'https://freely.example/sitemap-profiles-1.xml',
    'https://freely.example/sitemap-profiles-2.xml',
  ]);
});

test('only public pages and live profiles are listed', async () => {
  expect(urlsIn(await sitemap.file('/sitemap-pages.xml'))).toEqual(['https://freely.example/']);
  expect(urlsIn(await sitemap.file('/sitemap-profiles-1.xml'))).toEqual([
    'https://freely.example/profile/7',
    'https://freely.example/profile/9',
  ]);
  expect(await sitemap.file('/sitemap-profiles-3.xml')).toBeNull();
  expect(await sitemap.file('/sitemap-other.xml')).toBeNull();
});

test('robots.txt disallows the private areas of releases and shell, and links the sitemap', async () => {
  const robots = await sitemap.robots();

  expect(robots).toContain('Disallow: /private\nDisallow: /profile\n');
  expect(robots).toContain('Sitemap: https://freely.example/sitemap.xml');
});
