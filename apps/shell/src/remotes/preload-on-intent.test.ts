import { badReleases } from '@freely/federation/bad-releases';
import { createRemoteLoader } from '@freely/federation/loader';
import { releaseReader } from '@freely/federation/read-release';
import type { Registry } from '@freely/federation/registry';
import { CONTRACT_VERSION, type Release } from '@freely/federation/release';
import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { setPlatform } from './platform.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

const ROUTER = '@freely/router';
const runtime = {
  shared: () => ({ [ROUTER]: { version: '1.2.0', names: ['Link'] } }),
  load: () => Promise.reject(new Error('No code is loaded here.')),
};

const pointerTo = (name: string) => ({
  version: '1',
  url: `/r/${name}/1/`,
  integrity: 'sha384-x',
});

const releaseOf = (name: string, names: string[]): Release => ({
  name,
  version: '1',
  commit: 'abc1234',
  contract: `^${CONTRACT_VERSION}`,
  shared: { [ROUTER]: { range: '^1.0.0', names } },
  entry: ['remoteEntry.js'],
  routes: [{ path: `/${name}`, files: ['page.js'], isPrerendered: false }],
  navigation: [],
  files: { 'remoteEntry.js': 'sha384-a', 'page.js': 'sha384-b' },
});

/** The real loader and reader; what a page knows of each remote is what `names` it imports. */
function platformOf(remotes: Readonly<Record<string, string[]>>) {
  const registry: Registry = {
    generation: 1,
    remotes: Object.fromEntries(
      Object.keys(remotes).map((name) => [
        name,
        {
          paths: [`/${name}`],
          active: pointerTo(name),
          previous: null,
          canary: null,
          killed: false,
          forcedWithinMinutes: null,
        },
      ]),
    ),
  };
  const known = Object.fromEntries(
    Object.entries(remotes).map(([name, names]) => [`/r/${name}/1/`, releaseOf(name, names)]),
  );
  const readRelease = releaseReader(known, location.origin);
  const bad = badReleases();
  const loader = createRemoteLoader({
    registry: () => registry,
    readRelease,
    runtime,
    rollout: { seed: null, cohorts: [] },
    bad,
    origin: location.origin,
    report: () => {},
  });
  setPlatform({
    registry: { current: () => registry, refresh: async () => {}, subscribe: () => () => {} },
    loader,
    readRelease,
    served: {},
    bad,
    shellUrl: null,
  });

  return loader;
}

preloadOnIntent(window);
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function reach(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

test('the files of a page are preloaded when the pointer reaches a link to it', async () => {
  platformOf({ fitting: ['Link'] });
  reach('/fitting');

  await waitFor(() =>
    expect(preloaded()).toEqual([
      `${location.origin}/r/fitting/1/remoteEntry.js`,
      `${location.origin}/r/fitting/1/page.js`,
    ]),
  );
});

test('nothing is preloaded of a release that this shell refuses for a name that it does not have', async () => {
  const loader = platformOf({ newer: ['Link', 'useBeforeUnload'] });
  reach('/newer');

  // Asked after it and by the same steps, so that the preload has had its answer before.
  await expect(loader.open('newer', pointerTo('newer'))).rejects.toThrow(
    'newer needs useBeforeUnload of @freely/router, which this shell does not have.',
  );
  expect(preloaded()).toEqual([]);
});
