import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openMetrics } from './index.ts';

let receiver: Server | undefined;
afterEach(() => {
  receiver?.close();
});

interface Exported {
  resourceMetrics: {
    scopeMetrics: {
      metrics: {
        name: string;
        sum: { dataPoints: { asInt?: number; asDouble?: number; attributes: unknown[] }[] };
      }[];
    }[];
  }[];
}

/** A small OTLP receiver that keeps what it was sent. */
async function receive(status = 200) {
  const requests: { path: string | undefined; type: string | undefined; body: Exported }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    requests.push({
      path: request.url,
      type: request.headers['content-type'],
      body: JSON.parse(text) as Exported,
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  receiver = server;
  await new Promise<void>((listening) => server.listen(0, () => listening()));

  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, requests };
}

test('counts are exported as OTLP JSON, by unit, version and kind', async () => {
  const { url, requests } = await receive();
  const metrics = await openMetrics(url);
  metrics.count({ unit: 'mfe-booking', version: '1.4.0', kind: 'broke' }, 2);
  metrics.count({ unit: 'mfe-booking', version: '1.4.0', kind: 'broke' }, 1);
  await metrics.stop();

  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ path: '/v1/metrics', type: 'application/json' });
  const [metric] = requests[0]?.body.resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
  expect(metric?.name).toBe('freely.release.events');
  expect(metric?.sum.dataPoints).toEqual([
    expect.objectContaining({
      attributes: [
        { key: 'unit', value: { stringValue: 'mfe-booking' } },
        { key: 'version', value: { stringValue: '1.4.0' } },
        { key: 'kind', value: { stringValue: 'broke' } },
      ],
    }),
  ]);
  const [point] = metric?.sum.dataPoints ?? [];
  expect(point?.asInt ?? point?.asDouble).toBe(3);
});

test('web vitals are exported as histograms with the classes of the screen', async () => {
  const { url, requests } = await receive();
  const metrics = await openMetrics(url);
  for (const value of [900, 2100, 9000]) {
    metrics.vital({ unit: 'mfe-booking', version: '1.4.0' }, 'lcp', value);
  }
  await metrics.stop();

  const [metric] = requests[0]?.body.resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
  expect(metric).toMatchObject({
    name: 'freely.release.lcp',
    histogram: {
      dataPoints: [
        {
          count: 3,
          explicitBounds: [1000, 1800, 2500, 3200, 4000, 6000],
          bucketCounts: [1, 0, 1, 0, 0, 0, 1],
        },
      ],
    },
  });
});

test('without an endpoint nothing is sent', async () => {
  const { requests } = await receive();
  const metrics = await openMetrics(undefined);
  metrics.count({ unit: 'mfe-booking', version: '1', kind: 'page' }, 1);
  await metrics.stop();

  expect(requests).toEqual([]);
});

test('a receiver that refuses stops nothing', async () => {
  const { url } = await receive(400);
  const metrics = await openMetrics(url);
  metrics.count({ unit: 'mfe-booking', version: '1', kind: 'page' }, 1);

  await expect(metrics.stop()).resolves.toBeUndefined();
});
