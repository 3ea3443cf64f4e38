/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createCriticalCssReader } from './critical-css.ts';

// Stylesheets of a release that another origin serves.
let stylesheet: string;
let requests: number;
let origin: string;
let problems: string[];
const releaseServer = createServer((_request, response) => {
  requests += 1;
  response.end(stylesheet);
});

beforeEach(async () => {
  requests = 0;
  problems = [];
  await new Promise<void>((resolve) => releaseServer.listen(0, resolve));
  origin = `http://localhost:${(releaseServer.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => releaseServer.close(resolve)));

const createReader = () =>
  createCriticalCssReader({ assetsFolder: '/nowhere', releasesFolder: '/nowhere' }, (problem) =>
    problems.push(problem),
  );
const pinned = (text: string) => ({
  url: `${origin}/page.css`,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

test('a stylesheet is fetched once for concurrent requests', async () => {
  stylesheet = 'h1 { background: url(data:image/png;base64,AAAA) }';
  const read = createReader();
  const files = [pinned(stylesheet)];
  const [[one], [two]] = await Promise.all([read(files), read(files)]);

  expect(one?.inline?.text).toBe(stylesheet);
  expect(two).toEqual(one);
  expect(requests).toBe(1);
});

test('a stylesheet of another origin with root-relative URLs is not inlined', async () => {
  stylesheet = 'h1 { background: url(/tile.svg) }';
  const [only] = await createReader()([pinned(stylesheet)]);

  expect(only?.inline).toBeNull();
  expect(problems).toEqual([]);
});

test('a stylesheet that cannot be read is reported once, and not fetched again at once', async () => {
  stylesheet = 'changed on its way';
  const read = createReader();

  for (let request = 0; request < 3; request += 1) {
    const [only] = await read([pinned('as it was released')]);
    expect(only?.inline).toBeNull();
  }
  expect(requests).toBe(1);
  expect(problems).toEqual([expect.stringContaining('is not the file that was released')]);
});
