/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createApiReader } from './api-reader.ts';
import { type MarketSettings, marketSettings } from './market-settings.ts';
import { readSettings } from './settings.ts';

let server: Server;
let response: { status: number; body: object };
let requests: number;
let folder: string;
let started: MarketSettings[];
let isOver: boolean;

beforeEach(async () => {
  requests = 0;
  started = [];
  isOver = false;
  response = { status: 200, body: values(9) };
  folder = mkdtempSync(join(tmpdir(), 'freely-market-'));
  server = createServer((request, reply) => {
    if (request.url?.endsWith('/marketSettings')) requests += 1;
    reply.writeHead(response.status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(response.body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(async () => {
  isOver = true;
  for (const each of started) each.stop();
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const file = () => join(folder, 'market-settings.json');
const apiUrl = () => `http://localhost:${(server.address() as AddressInfo).port}/api/v1.0`;

/** @param everyMs an hour leaves only the first read */
function marketOf({ everyMs = 3_600_000, onProblem = (_problem: string) => {} } = {}) {
  const settings = readSettings({ API_URL: apiUrl().replace(/\/api.*/, '') });
  const reader = createApiReader(settings);
  const market = marketSettings({ apiUrl: apiUrl(), reader, file: file(), onProblem, everyMs });
  started.push(market);

  return market;
}
const values = (horizon_months: number) => ({
  fee_percent: 20,
  hold_minutes: 15,
  minimum_notice_minutes: 60,
  travel_buffer_minutes: 0,
  horizon_months,
  report_percent: 100,
});

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone() && !isOver) await new Promise(setImmediate);
}

test('once it follows the API, the first page has what the API says', async () => {
  const market = marketOf();
  expect(market.current().horizon_months).toBe(6);
  await market.follow();

  expect(market.current().horizon_months).toBe(9);
});

test('a change reaches pages although nobody asks for one, until it is stopped', async () => {
  const market = marketOf({ everyMs: 1 });
  await market.follow();
  response = { status: 200, body: values(12) };
  await until(() => market.current().horizon_months === 12);

  market.stop();
  // A read that is under way may still end; each of these takes longer than the timer.
  await fetch(`${apiUrl()}/other`);
  const before = requests;
  for (let round = 0; round < 10; round += 1) await fetch(`${apiUrl()}/other`);
  expect(requests).toBe(before);
}, 10_000);

test('its timer does not keep the process alive', async () => {
  const keepingAlive = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout');
  const market = marketOf();
  await market.follow();
  const withIt = keepingAlive();
  market.stop();

  expect(keepingAlive()).toEqual(withIt);
});

test('without the API pages are served with what the last run knew', async () => {
  await marketOf().follow();
  response = { status: 503, body: {} };
  const problems: string[] = [];
  const market = marketOf({ onProblem: (problem) => problems.push(problem) });
  await market.follow();

  expect(problems).toEqual([expect.stringContaining('status 503')]);
  expect(market.current().horizon_months).toBe(9);
});

test('a copy that is damaged is as good as none', async () => {
  response = { status: 503, body: {} };
  for (const text of ['{"fee_percent":', '{}']) {
    writeFileSync(file(), text);
    const market = marketOf();
    await market.follow();

    expect(market.current().horizon_months).toBe(6);
  }
});

test('an API that does not respond keeps it from nothing', async () => {
  const reader = { read: () => new Promise<never>(() => {}) };
  const market = marketSettings({ apiUrl: apiUrl(), reader, file: null, startMs: 20 });
  started.push(market);
  await market.follow();

  expect(market.current().horizon_months).toBe(6);
}, 10_000);
