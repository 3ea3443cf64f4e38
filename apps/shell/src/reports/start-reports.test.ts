import type { ReleaseReport } from '@freely/api-client/contract';
import type { Registry } from '@freely/federation/registry';
import type { RemoteEvent } from '@freely/federation/telemetry';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type ReportParts, startReports } from './start-reports.ts';

const pointer = (version: string) => ({
  version,
  url: `/r/mfe-booking/${version}/`,
  integrity: null,
});
const registry: Registry = {
  generation: 1,
  remotes: {
    'mfe-booking': {
      paths: ['/booking/*'],
      active: pointer('1'),
      previous: null,
      canary: { release: pointer('2'), percent: 10, cohorts: [] },
      killed: false,
      forcedWithinMinutes: null,
    },
  },
};

const sent: ReleaseReport[] = [];
const ends: (() => void)[] = [];
let tell: (event: RemoteEvent) => void;
let go: (path: string) => void;

function start(parts: Partial<ReportParts> = {}, version = '1') {
  let changed = () => {};
  const router = {
    state: { location: { pathname: '/booking/4711' }, navigation: { state: 'idle' } },
    subscribe(listener: () => void) {
      changed = listener;
    },
  };
  go = (pathname) => {
    router.state.location = { pathname };
    changed();
  };
  const end = startReports({
    apiUrl: 'https://api.freely.example/api/v1.0',
    percent: 100,
    registry: () => registry,
    ownerOf: (path) => (path.startsWith('/booking') ? 'mfe-booking' : null),
    loadedVersion: (unit) => (unit === 'mfe-booking' ? version : null),
    shell: { unit: 'shell', version: '7' },
    router,
    observe(listener) {
      tell = listener;
    },
    early: [],
    ...parts,
  });
  ends.push(end);
}

const flush = () => window.dispatchEvent(new Event('pagehide'));
const events = () => sent.flatMap((report) => report.events);
const rejected = (error: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason: error }) as PromiseRejectionEvent;
function errorIn(url: string): Error {
  const error = new Error('leak-marker-message of ada@clients.example');
  error.stack = `Error: leak-marker-message\n    at pay (${url}:1:2)`;

  return error;
}

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('https://api.freely.example/api/v1.0/releases/reports');
    sent.push(JSON.parse(body as string) as ReleaseReport);
    return true;
  };
});
afterEach(() => {
  flush();
  jest.useRealTimers();
  for (const end of ends.splice(0)) end();
});

test('pages are counted for their remote and the shell, each path once', () => {
  start();
  go('/booking/4711');
  go('/booking/4712');
  go('/somewhere');
  flush();

  expect(events()).toEqual([
    { unit: 'mfe-booking', version: '1', kind: 'page', count: 2 },
    { unit: 'shell', version: '7', kind: 'page', count: 3 },
  ]);
});

test('a failure is sent soon, under the release that is loaded', () => {
  start({}, '2');
  tell({ kind: 'broke', remote: 'mfe-booking', version: '1', reason: 'leak-marker' });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);

  expect(events()).toContainEqual({ unit: 'mfe-booking', version: '2', kind: 'broke', count: 1 });
});

test('a release that could not be loaded is named, not the one that was loaded instead', () => {
  start();
  tell({ kind: 'fell-back', remote: 'mfe-booking', version: '2', reason: 'leak-marker' });
  flush();

  expect(events()).toContainEqual({
    ...{ unit: 'mfe-booking', version: '2', kind: 'load-failed', count: 1 },
  });
});

test('errors and rejections are attributed by the script, and those of others left out', () => {
  start({ early: [rejected(errorIn('https://freely.example/r/mfe-booking/1/early.js'))] });
  window.dispatchEvent(
    new ErrorEvent('error', { filename: 'https://cdn.freely.example/r/mfe-booking/1/a.js' }),
  );
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/inject.js' }));
  window.dispatchEvent(rejected('a text without a stack'));
  flush();

  expect(events().filter(({ kind }) => kind !== 'page')).toEqual([
    { unit: 'mfe-booking', version: '1', kind: 'rejection', count: 1 },
    { unit: 'mfe-booking', version: '1', kind: 'error', count: 1 },
  ]);
});

test('no address, message or person is sent', () => {
  start();
  go('/booking/4711?email=leak-marker@clients.example');
  window.dispatchEvent(rejected(errorIn('https://freely.example/r/mfe-booking/1/a.js')));
  flush();

  expect(sent.length).toBeGreaterThan(0);
  expect(JSON.stringify(sent)).not.toMatch(/leak-marker|4711|clients\.example|https?:/);
});

test('of visits that are not sampled, only what a canary does is reported', () => {
  start({ percent: 50, random: () => 0.6 });
  tell({ kind: 'broke', remote: 'mfe-booking', version: '1' });
  flush();
  expect(sent).toEqual([]);

  start({ percent: 0, random: () => 0 }, '2');
  flush();
  expect(events()).toEqual([{ unit: 'mfe-booking', version: '2', kind: 'page', count: 1 }]);
});

test('what fails in a loop is sent as one entry with a bounded number', () => {
  start();
  for (let time = 0; time < 500; time += 1)
    tell({ kind: 'broke', remote: 'mfe-booking', version: '1' });
  flush();

  expect(events()).toContainEqual({ unit: 'mfe-booking', version: '1', kind: 'broke', count: 20 });
});
