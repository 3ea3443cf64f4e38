import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { badReleases } from './bad-releases.ts';
import { hashOf } from './integrity.ts';
import { createRemoteLoader } from './loader.ts';
import { releaseReader } from './read-release.ts';
import type { Registry, ReleasePointer, RemoteEntry } from './registry.ts';
import { CONTRACT_VERSION } from './release.ts';
import { remoteStatusStore } from './remote-status.ts';
import type { RemoteEvent } from './telemetry.ts';

// Release folders on a real server. Their entry is JSON. The fake runtime loads it like a browser
// loads a script: by URL, with the pinned hash.
const runtime = {
  shared: () => ({ react: { version: '19.3.1', names: ['useState'] } }),
  async load(_name: string, folder: string, entryFile: string) {
    const url = new URL(entryFile, folder).href;
    const response = await fetch(url, { integrity: hashOf(url) ?? '' });
    if (!response.ok) throw new Error(`The entry returned status ${response.status}.`);

    return { default: await response.json() };
  },
};

let server: Server;
let origin: string;
let files: Map<string, string>;
let requested: string[];
/** How many of the next responses are failures. */
let failures: number;
let events: RemoteEvent[];
/** Paths that never get a response. */
let hanging: Set<string>;

beforeEach(async () => {
  files = new Map();
  requested = [];
  events = [];
  failures = 0;
  hanging = new Set();
  sessionStorage.clear();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    if (hanging.has(path)) return;
    const content = failures-- > 0 ? undefined : files.get(path);
    response.writeHead(content === undefined ? 503 : 200).end(content);
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function release(version: string, change: object = {}): ReleasePointer {
  const url = `/r/mfe-booking/${version}/`;
  const entry = JSON.stringify({
    name: 'mfe-booking',
    routes: [{ path: version }],
  });
  const manifest = JSON.stringify({
    name: 'mfe-booking',
    version,
    commit: 'abc1234',
    contract: `^${CONTRACT_VERSION}`,
    shared: {},
    entry: ['entry.json'],
    routes: [],
    navigation: [],
    files: { 'entry.json': sha384(entry) },
    ...change,
  });
  files.set(`${url}entry.json`, entry);
  files.set(`${url}release.json`, manifest);

  return { version, url, integrity: sha384(manifest) };
}

/** @param timeout of a try; long, where nothing hangs, because a busy machine is slow at its first request */
function loaderOf(entry: Partial<RemoteEntry> & Pick<RemoteEntry, 'active'>, timeout = 10_000) {
  const registry: Registry = {
    generation: 1,
    remotes: {
      'mfe-booking': {
        paths: ['/booking/*'],
        previous: null,
        canary: null,
        killed: false,
        forcedWithinMinutes: null,
        ...entry,
      },
    },
  };

  return createRemoteLoader({
    registry: () => registry,
    readRelease: releaseReader({}, origin),
    runtime,
    rollout: { seed: null, cohorts: [] },
    bad: badReleases(),
    origin,
    report: (event) => events.push(event),
    retryPolicy: { delays: [1, 1], timeout },
  });
}

const kinds = () => events.map(({ kind }) => kind);

test('a remote is loaded once, however often it is requested', async () => {
  const loader = loaderOf({ active: release('2') });

  const [first, second] = await Promise.all([
    loader.load('mfe-booking'),
    loader.load('mfe-booking'),
  ]);

  expect(first).toBe(second);
  expect(first.version).toBe('2');
  expect(requested).toEqual(['/r/mfe-booking/2/release.json', '/r/mfe-booking/2/entry.json']);
  expect(kinds()).toEqual(['loaded']);
});

test('a temporary failure is retried', async () => {
  const loader = loaderOf({ active: release('2'), previous: release('1') });
  failures = 2;

  expect((await loader.load('mfe-booking')).version).toBe('2');
  expect(kinds()).toEqual(['retried', 'retried', 'loaded']);
});

test('when a release cannot be loaded, the previous one is loaded', async () => {
  const active = release('2');
  files.delete(`${active.url}entry.json`);
  const loader = loaderOf({ active, previous: release('1') });

  expect((await loader.load('mfe-booking')).version).toBe('1');
  expect(kinds()).toEqual(['retried', 'retried', 'fell-back', 'loaded']);
});

test('one changed byte in the manifest or in the entry is refused', async () => {
  for (const file of ['release.json', 'entry.json']) {
    const active = release('2');
    files.set(`${active.url}${file}`, `${files.get(`${active.url}${file}`)} `);

    await expect(loaderOf({ active }).load('mfe-booking')).rejects.toMatchObject({
      name: 'RemoteUnavailable',
      version: '2',
    });
  }
});

test('a release for another contract is not retried', async () => {
  const loader = loaderOf({ active: release('2', { contract: '^99.0.0' }) });

  await expect(loader.load('mfe-booking')).rejects.toMatchObject({ name: 'RemoteUnavailable' });
  expect(kinds()).toEqual(['unavailable']);
});

test('the release of another remote is refused', async () => {
  const loader = loaderOf({ active: release('2', { name: 'mfe-admin' }) });

  await expect(loader.load('mfe-booking')).rejects.toMatchObject({ remote: 'mfe-booking' });
});

test('a remote that is switched off is not requested', async () => {
  const loader = loaderOf({ active: release('2'), killed: true });

  await expect(loader.load('mfe-booking')).rejects.toMatchObject({ name: 'RemoteUnavailable' });
  expect(requested).toEqual([]);
});

test('a failure is not remembered: the next try may succeed', async () => {
  const active = release('2');
  const entry = files.get(`${active.url}entry.json`) ?? '';
  files.delete(`${active.url}entry.json`);
  const loader = loaderOf({ active });

  await expect(loader.load('mfe-booking')).rejects.toMatchObject({
    traceId: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(remoteStatusStore.getState()).toEqual({ 'mfe-booking': 'unavailable' });

  files.set(`${active.url}entry.json`, entry);
  expect((await loader.load('mfe-booking')).version).toBe('2');
  expect(remoteStatusStore.getState()).toEqual({ 'mfe-booking': 'ready' });
});

test('a module that does not match the contract is refused', async () => {
  const loader = loaderOf({
    active: { version: 'dev', url: `${origin}/r/mfe-booking/dev/`, integrity: null },
  });
  files.set('/r/mfe-booking/dev/remoteEntry.js', JSON.stringify({ name: 'mfe-booking' }));

  await expect(loader.load('mfe-booking')).rejects.toMatchObject({ name: 'RemoteUnavailable' });
});

test('a browser outside the rollout does not get the canary', async () => {
  const canary = { release: release('3'), percent: 0, cohorts: ['staff'] };
  const loader = loaderOf({ active: release('2'), canary });

  expect((await loader.load('mfe-booking')).version).toBe('2');
});

test('a release that needs a name which this shell does not have is not tried twice', async () => {
  const needy = release('2', { shared: { react: { range: '^19.3.0', names: ['useLater'] } } });
  const loader = loaderOf({ active: needy, previous: release('1') });

  expect((await loader.load('mfe-booking')).version).toBe('1');
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'fell-back',
      reason: 'mfe-booking needs useLater of react, which this shell does not have.',
    }),
  );
  expect(kinds()).toEqual(['fell-back', 'loaded']);
});

test('a release with a wrong file is not tried again as long as the tab lives', async () => {
  const active = release('2');
  const previous = release('1');
  files.set(`${active.url}entry.json`, 'tampered with');
  expect((await loaderOf({ active, previous }).load('mfe-booking')).version).toBe('1');

  files.set(`${active.url}entry.json`, '{"name":"mfe-booking","routes":[]}');
  requested = [];
  const reloaded = loaderOf({ active, previous });
  expect(reloaded.wanted('mfe-booking')?.version).toBe('1');
  expect((await reloaded.load('mfe-booking')).version).toBe('1');
  expect(requested.filter((path) => path.includes('/2/'))).toEqual([]);
});

test('when nothing can be loaded, nothing is remembered against a release', async () => {
  const active = release('2');
  files.delete(`${active.url}entry.json`);
  await expect(loaderOf({ active }).load('mfe-booking')).rejects.toThrow();

  expect(badReleases().of('mfe-booking')).toEqual([]);
});

test('what hangs is asked for once, and then the previous release is loaded', async () => {
  const active = release('2');
  hanging.add(`${active.url}entry.json`);
  const loader = loaderOf({ active, previous: release('1') }, 1_000);

  expect((await loader.load('mfe-booking')).version).toBe('1');
  expect(requested.filter((path) => path === `${active.url}entry.json`)).toHaveLength(1);
  expect(kinds()).toEqual(['fell-back', 'loaded']);
});

test('the loader says which release is in the page, and which a new page would get', async () => {
  const loader = loaderOf({ active: release('2') });
  expect(loader.loaded('mfe-booking')).toBeNull();
  await loader.load('mfe-booking');

  expect(loader.loaded('mfe-booking')?.version).toBe('2');
  expect(loader.wanted('mfe-booking')?.version).toBe('2');
  expect(loaderOf({ active: release('2'), killed: true }).wanted('mfe-booking')).toBeNull();
});

test('a release that this page found not to fit is not wanted in it again', async () => {
  const loader = loaderOf({ active: release('2', { contract: '^99.0' }), previous: release('1') });
  expect(loader.wanted('mfe-booking')?.version).toBe('2');

  expect((await loader.load('mfe-booking')).version).toBe('1');
  expect(loader.wanted('mfe-booking')?.version).toBe('1');

  // A page with a newer shell starts afresh, and nothing else is left where all misfit.
  const opened = loaderOf({ active: release('2', { contract: '^99.0' }) });
  expect(opened.wanted('mfe-booking')?.version).toBe('2');
  await expect(opened.load('mfe-booking')).rejects.toThrow();
  expect(opened.wanted('mfe-booking')?.version).toBe('2');
});
