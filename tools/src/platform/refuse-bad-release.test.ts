// A try takes a while: what becomes live meanwhile has to fit as well. The pages themselves are opened in a
// real browser, in e2e/releases.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refuseBadRelease } from './refuse-bad-release.ts';
import {
  needing,
  offering,
  type StoredPlatform,
  storedPlatform,
} from './testing/stored-platform.ts';
import type { Trial } from './trial.ts';

const UNIT = 'mfe-small';
let platform: StoredPlatform;
let api: Server;
beforeEach(async () => {
  platform = storedPlatform();
  await platform.own(UNIT, '/small/*');
  await platform.release('shell', '1', {}, offering('Link'));
  api = createServer((_, response) => response.end(JSON.stringify({ paths: {} })));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  platform.close();
  await new Promise((resolve) => api.close(resolve));
});

/** Of a release without pages. */
function trialDuring(meanwhile: () => Promise<unknown>): Trial {
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

  return {
    context: platform.context,
    api: { apiUrl: url, siteUrl: url, environment: {} },
    trialUrl: url,
    ask: () => Promise.reject(new Error('There is no page.')),
    site: Promise.resolve({ show: meanwhile } as unknown as Awaited<Trial['site']>),
    browser: Promise.resolve({ windows: () => ({}) } as unknown as Awaited<Trial['browser']>),
    isOver: () => false,
  };
}
const refuse = async (meanwhile: () => Promise<unknown>, force = false) =>
  refuseBadRelease(
    trialDuring(meanwhile),
    UNIT,
    await platform.write(UNIT, '1', {}, needing('Link')),
    { force, log: () => {} },
  );

test('what fits all that is live, and goes on to, is not refused', async () => {
  expect(await refuse(async () => {})).toEqual([]);
  expect(await refuse(() => platform.release('shell', '2', {}, offering('Link')))).toEqual([]);
});

test('what does not fit what has become live meanwhile is refused, and forced it is told', async () => {
  const withoutIt = (version: string) => () =>
    platform.release('shell', version, {}, offering('Other'));

  await expect(refuse(withoutIt('2'))).rejects.toThrow(/beside shell 2.*Link/s);
  expect((await refuse(withoutIt('3'), true)).join()).toMatch(/beside shell 3.*Link/);
});
