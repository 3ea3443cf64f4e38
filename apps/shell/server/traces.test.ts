/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// A prerendered page and what it reads of the API are one trace, although another process renders it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing } from '@freely/tracing';
import { startCollector } from '@freely/tracing/testing/collector';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { shellServer } from './app.ts';
import { readSettings } from './settings.ts';
import { type TestReleases, testReleases, testShell } from './testing/test-releases.ts';

const SHELL = `
exports.shared = {};
exports.renderPage = async ({ path, settings }) => {
  const response = await fetch(settings.apiUrl + path);
  return { html: '<h1>' + (await response.text()) + '</h1>', head: {}, hydration: {}, isComplete: true };
};
`;

let releases: TestReleases;
let api: Server;
let read: { path: string | undefined; traceparent: unknown }[];
beforeEach(async () => {
  read = [];
  api = createServer((request, reply) => {
    read.push({ path: request.url, traceparent: request.headers.traceparent });
    reply.end('Ada');
  });
  await new Promise<void>((listening) => api.listen(0, listening));
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
    { routes: [{ path: '/profile/:id', files: ['page.js'], isPrerendered: true }] },
  );
  await releases.publish(
    { shell: { active: shell }, 'mfe-booking': { active } },
    { 'mfe-booking': ['/*'] },
  );
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((closed) => api.close(closed));
  releases.remove();
});

/** Serves `/profile/7` once, with this endpoint for traces. */
async function servePage(endpoint: string | undefined) {
  const settings = readSettings({
    ...releases.environment,
    API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    INTERNAL_KEY: 'known-to-the-api',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  });
  const tracing = await startTracing(settings.traces.endpoint, {
    service: 'freely-shell',
    ratio: settings.traces.ratio,
  });
  const app = Fastify();
  await shellServer(app, settings);
  const { body } = await app.inject({ url: '/profile/7?who=ada@freely.example' });
  const plain = await app.inject({ url: '/profile/7' });
  await app.close();
  await tracing.stop();
  expect([body.includes('<h1>Ada'), plain.body.includes('<h1>Ada')]).toEqual([false, true]);
}

const profileRead = () => read.find(({ path }) => path?.includes('/profile/7'));

test('the API is told which page it is read for, and the trace names no page', async () => {
  const collector = await startCollector();
  await servePage(`${collector.url}/`);
  await collector.close();

  const [, traceId, spanId] = String(profileRead()?.traceparent).split('-');
  const reading = collector.spans.find((span) => span.spanId === spanId);
  const page = collector.spans.find((span) => span.spanId === reading?.parentSpanId);
  expect(reading).toMatchObject({ traceId, name: 'read the API', service: 'freely-shell' });
  expect(page).toMatchObject({
    name: 'GET page',
    attributes: { 'http.response.status_code': 200 },
  });
  expect(collector.text()).not.toMatch(/profile|ada@/);
});

test('without an endpoint the API is told nothing', async () => {
  await servePage(undefined);

  expect(profileRead()).toMatchObject({ traceparent: undefined });
});
