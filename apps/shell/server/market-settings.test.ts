import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createApiReader } from './api-reader.ts';
import { createMarketReader } from './market-settings.ts';
import { readSettings } from './settings.ts';

let server: Server;
let response: { status: number; body: object };
let requests: number;

beforeEach(async () => {
  requests = 0;
  server = createServer((_request, reply) => {
    requests += 1;
    reply.writeHead(response.status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(response.body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function marketReader(onProblem?: (problem: string) => void) {
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ API_URL: `http://localhost:${port}` });

  return createMarketReader(settings.browser.apiUrl, createApiReader(settings), onProblem);
}
const values = {
  fee_percent: 20,
  hold_minutes: 15,
  minimum_notice_minutes: 60,
  travel_buffer_minutes: 0,
  horizon_months: 9,
  report_percent: 100,
};

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise(setImmediate);
}

test('the first page gets the defaults at once, later ones what the API says', async () => {
  response = { status: 200, body: values };
  const market = marketReader();

  expect(market().horizon_months).toBe(6);
  await until(() => market().horizon_months === 9);
  expect(requests).toBe(1);
});

test('without the API pages are served with what is known', async () => {
  response = { status: 503, body: {} };
  const problems: string[] = [];
  const market = marketReader((problem) => problems.push(problem));
  market();
  await until(() => problems.length > 0);

  expect(problems).toEqual([expect.stringContaining('status 503')]);
  expect(market().horizon_months).toBe(6);
  expect(requests).toBe(1);
});
