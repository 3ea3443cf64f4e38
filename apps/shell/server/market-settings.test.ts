import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMarketReader } from './market-settings.ts';

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

const apiUrl = () => `http://localhost:${(server.address() as AddressInfo).port}`;
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
  const market = createMarketReader(apiUrl());

  expect(market().horizon_months).toBe(6);
  await until(() => market().horizon_months === 9);
  expect(requests).toBe(1);
});

test('without the API pages are served with what is known', async () => {
  response = { status: 503, body: {} };
  const problems: string[] = [];
  const market = createMarketReader(apiUrl(), (problem) => problems.push(problem));
  market();
  await until(() => problems.length > 0);

  expect(problems).toEqual([expect.stringContaining('the API returned status 503')]);
  expect(market().horizon_months).toBe(6);
  expect(requests).toBe(1);
});
