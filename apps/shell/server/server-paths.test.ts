/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { SERVER_PATHS } from '@freely/federation/shell-paths';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readSettings } from './settings.ts';
import { type TestReleases, testReleases } from './testing/test-releases.ts';

let releases: TestReleases;
let app: FastifyInstance;
const routes = new Set<string>();

beforeAll(async () => {
  releases = testReleases();
  app = Fastify();
  app.addHook('onRoute', ({ url }) => {
    routes.add(url);
  });
  await shellServer(
    app,
    readSettings({
      ...releases.environment,
      SHELL_URL: 'https://freely.example',
      API_URL: 'https://api.freely.example',
      STRIPE_API_URL: 'http://localhost:4242',
    }),
  );
});

afterAll(async () => {
  await app.close();
  releases.remove();
});

/** As Fastify writes it: a star inside a name is a parameter with a pattern. */
function routeOf(path: string): string {
  const [before, after] = path.split(/\*(?=.)/);
  if (after === undefined) return path;

  return `/:file(^${before?.slice(1)}[\\w-]*${after.replaceAll('.', '\\.')}$)`;
}

/** `/health/live` is one of `/health/*`. */
const isOf = (path: string, route: string) =>
  routeOf(path) === route || (path.endsWith('/*') && route.startsWith(path.slice(0, -1)));

test('every path that the server answers is kept from remotes', () => {
  const owned = [...routes].filter((route) => !SERVER_PATHS.some((path) => isOf(path, route)));

  expect(routes.size).toBeGreaterThan(SERVER_PATHS.length);
  expect(owned).toEqual([]);
});

test('no path is kept from remotes that the server does not answer', () => {
  expect(SERVER_PATHS.filter((path) => ![...routes].some((route) => isOf(path, route)))).toEqual(
    [],
  );
});
