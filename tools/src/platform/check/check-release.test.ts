import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { shapesOfCalls } from '@freely/api-client/shapes';
import { startCanary } from '@freely/platform';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepForPreview } from '../kept-previews.ts';
import { readRules } from '../platform-context.ts';
import { changeUnit } from '../publish.ts';
import { liveReleases, readStoredRelease } from '../stored-release.ts';
import {
  needing,
  offering,
  type StoredPlatform,
  storedPlatform,
} from '../testing/stored-platform.ts';
import type { ApiContract } from './api-problems.ts';
import { checkRelease } from './check-release.ts';

let platform: StoredPlatform;
beforeEach(async () => {
  platform = storedPlatform();
  await platform.own('mfe-booking', '/payment/*');
  await platform.own('mfe-public', '/*');
});
afterEach(() => platform.close());

const noApi: ApiContract = { paths: {} };

/** The problems of a release that is in the store and not live. */
async function problemsOf(
  unit: string,
  files?: Record<string, string>,
  manifest?: Parameters<StoredPlatform['write']>[3],
  api = noApi,
  budget: { entry: number; page: number } | null = null,
) {
  const pointer = await platform.write(unit, 'candidate', files, manifest);

  return checkAgain(unit, pointer, api, budget);
}

async function checkAgain(
  unit: string,
  pointer: Awaited<ReturnType<StoredPlatform['write']>>,
  api = noApi,
  budget: { entry: number; page: number } | null = null,
) {
  const { store } = platform.context;
  const { problems, notes } = await checkRelease(await readStoredRelease(store, unit, pointer), {
    live: await liveReleases(store),
    rules: await readRules(platform.context),
    api,
    budget,
  });

  return { lines: problems.map(({ beside, problem }) => `${beside}: ${problem}`), problems, notes };
}

test('a release that fits everything has no problems', async () => {
  await platform.release('shell', '1.0.0', {}, offering('Link'));

  expect((await problemsOf('mfe-booking', {}, needing('Link'))).lines).toEqual([]);
});

test('a name that the shell, or the shell before it, lacks is refused by name with the mend', async () => {
  await platform.release('shell', '1.0.0', {}, offering('Link'));
  await platform.release('shell', '1.1.0', {}, offering('Link', 'useBeforeUnload'));
  const { lines, problems } = await problemsOf('mfe-booking', {}, needing('useBeforeUnload'));

  expect(lines).toEqual([
    'shell 1.0.0 (previous): mfe-booking needs useBeforeUnload of @freely/router, which shell 1.0.0 does not have.',
  ]);
  expect(problems[0]?.mend).toMatch(/Release the shell once more.*or do without useBeforeUnload/);
});

test('another minor of React than the shell has is refused', async () => {
  const react = (range: string) => ({ shared: { react: { range, names: [] } } });
  await platform.release(
    'shell',
    '1.0.0',
    {},
    {
      offers: { contract: '2.0.0', shared: { react: { version: '19.3.1', names: ['useState'] } } },
    },
  );

  expect((await problemsOf('mfe-booking', {}, react('^19.4.0'))).lines).toEqual([
    'shell 1.0.0 (active): mfe-booking needs react ^19.4.0, and shell 1.0.0 has 19.3.1.',
  ]);
});

test('a shell is checked beside the active, previous and canary release of every remote', async () => {
  await platform.release('shell', '1.0.0', {}, offering('Link', 'a', 'b', 'c'));
  await platform.release('mfe-booking', '1.0.0', {}, needing('a'));
  await platform.release('mfe-booking', '1.1.0', {}, needing('b'));
  const release = await platform.write('mfe-booking', '1.2.0', {}, needing('c'));
  const options = { verb: 'canary', reason: 'A test' };
  await changeUnit(platform.context, 'mfe-booking', options, (state) =>
    startCanary(state, { release, percent: 10, cohorts: [] }),
  );

  expect((await problemsOf('shell', {}, offering('Link'))).lines).toEqual([
    'mfe-booking 1.1.0 (active): mfe-booking 1.1.0 needs b of @freely/router, which shell candidate does not have.',
    'mfe-booking 1.0.0 (previous): mfe-booking 1.0.0 needs a of @freely/router, which shell candidate does not have.',
    'mfe-booking 1.2.0 (canary): mfe-booking 1.2.0 needs c of @freely/router, which shell candidate does not have.',
  ]);
});

test('a remote is checked beside a shell that a link shows', async () => {
  await platform.release('shell', '1.0.0', {}, offering('Link'));
  const { version } = await platform.write('shell', '1.1.0', {}, offering());
  await keepForPreview(platform.context.store, 'shell', version, Date.now() + 60_000);

  expect((await problemsOf('mfe-booking', {}, needing('Link'))).lines).toEqual([
    'shell 1.1.0 (preview): mfe-booking needs Link of @freely/router, which shell 1.1.0 does not have.',
  ]);
});

test('a route outside what the remote owns is refused with its owner', async () => {
  const route = (path: string) => ({ routes: [{ path, files: [], isPrerendered: false }] });
  expect((await problemsOf('mfe-booking', {}, route('/payment/:id/:tab?'))).lines).toEqual([]);

  const pointer = await platform.write('mfe-booking', 'second', {}, route('/about-us'));
  expect((await checkAgain('mfe-booking', pointer)).lines).toEqual([
    'the rules: /about-us is owned by mfe-public, not by mfe-booking.',
  ]);
  expect((await problemsOf('mfe-rewards')).lines).toEqual(['the rules: mfe-rewards owns no path.']);
});

test('a field of a call that the API lacks is refused by name', async () => {
  const calls = shapesOfCalls(['createBooking', 'deleteAccount']);
  const { createBooking } = calls;
  if (!createBooking) throw new Error('The contract has no createBooking.');
  const files = { 'calls.json': JSON.stringify(calls) };
  const response = structuredClone(createBooking.response) as { required: string[] };
  const [field] = response.required.splice(0, 1);
  const api: ApiContract = {
    paths: {
      '/booking': {
        post: {
          requestBody: { content: { 'application/json': { schema: createBooking.body as never } } },
          responses: { '2XX': { content: { 'application/json': { schema: response as never } } } },
        },
      },
    },
  };

  expect((await problemsOf('mfe-booking', files, {}, api)).lines).toEqual([
    `the API: mfe-booking needs more of createBooking: response.${field} may be left out.`,
    'the API: mfe-booking calls deleteAccount (DELETE /user), which the API does not serve.',
  ]);
});

test('a file that is missing, changed, or compressed from another one is refused', async () => {
  const files = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c' };
  const pointer = await platform.write('mfe-booking', 'candidate', files);
  const path = (file: string) => join(platform.folder, 'releases', pointer.url, file);
  await platform.context.store.remove(`${pointer.url.slice(1)}a.js`);
  writeFileSync(path('b.js'), 'x');
  writeFileSync(path('c.js.br'), brotliCompressSync('x'));

  expect((await checkAgain('mfe-booking', pointer)).lines).toEqual([
    'its manifest: a.js is missing.',
    'its manifest: b.js is not the pinned file.',
    'its manifest: c.js.br is not the pinned file, compressed.',
  ]);
});

test('more bytes than the budget are refused, and growth is noted', async () => {
  const noise = (length: number) =>
    Array.from({ length }, (_, index) => Math.sin(index).toString(36).slice(3)).join('');
  const routes = [{ path: '/payment', files: ['page.js'], isPrerendered: false }];
  await platform.release('mfe-booking', '1.0.0', { 'page.js': noise(100) }, { routes });
  const larger = { 'page.js': noise(400) };
  const budget = { entry: 5, page: 2 };
  const { lines, notes } = await problemsOf('mfe-booking', larger, { routes }, noApi, budget);

  expect(lines).toEqual([
    expect.stringMatching(/^its budget: \/payment is \d\.\d KB, and the budget is 2 KB\.$/),
  ]);
  expect(notes).toEqual([expect.stringMatching(/^\/payment grows from \d\.\d KB to \d\.\d KB\.$/)]);
});
