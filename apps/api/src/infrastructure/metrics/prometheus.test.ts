import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { gauge, openTimings, serveMetrics } from './index.ts';
import { prometheusText } from './prometheus-text.ts';

test('durations are classes that each contain the smaller ones', () => {
  const { calls } = openTimings();
  const labels = { route: '/a/:id', status: '200' };
  for (const seconds of [0.004, 0.03, 0.03, 60]) calls.record(labels, seconds);
  const text = prometheusText([calls.read()]);

  expect(text).toContain('# TYPE freely_call_seconds histogram');
  expect(text).toContain('freely_call_seconds_bucket{route="/a/:id",status="200",le="0.01"} 1\n');
  expect(text).toContain('freely_call_seconds_bucket{route="/a/:id",status="200",le="0.05"} 3\n');
  expect(text).toContain('freely_call_seconds_bucket{route="/a/:id",status="200",le="+Inf"} 4\n');
  expect(text).toContain('freely_call_seconds_count{route="/a/:id",status="200"} 4\n');
});

test('what is not known has no value, and labels are escaped', () => {
  expect(prometheusText([gauge('freely_x', 'X', null)])).toBe(
    '# HELP freely_x X\n# TYPE freely_x gauge\n',
  );
  const samples = [{ labels: { a: 'b"c\\d\n' }, value: 1 }];
  expect(prometheusText([{ name: 'y', help: 'Y', type: 'gauge', samples }])).toContain(
    'y{a="b\\"c\\\\d\\n"} 1\n',
  );
});

test('a port of its own serves nothing but the metrics, and 503 when they cannot be read', async () => {
  let fails = false;
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, async () => {
    if (fails) throw new Error('no database');
    return [gauge('freely_x', 'X', 7)];
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('freely_x 7\n');
    expect((await fetch(`${url}/health/ready`)).status).toBe(404);
    fails = true;
    expect((await fetch(`${url}/metrics`)).status).toBe(503);
  } finally {
    server.close();
  }
});
