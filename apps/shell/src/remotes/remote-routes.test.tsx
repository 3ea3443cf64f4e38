import type { RemoteModule } from '@freely/federation';
import type { Registry } from '@freely/federation/registry';
import { expect, test } from '@jest/globals';
import { setPlatform } from './platform.ts';
import { requireRouteOwnership } from './remote-routes.tsx';

const entry = (...paths: string[]) => ({
  paths,
  active: { version: '2', url: '/r/x/2/', integrity: null },
  previous: null,
  canary: null,
  killed: false,
  forcedWithinMinutes: null,
});
const registry: Registry = {
  generation: 1,
  remotes: {
    'mfe-public': entry('/*'),
    'mfe-booking': entry('/payment/*'),
    'mfe-admin': entry('/admin/*'),
  },
};
const notNeeded = () => Promise.reject(new Error('Nothing is loaded here.'));
setPlatform({
  registry: { current: () => registry, refresh: async () => {}, subscribe: () => () => {} },
  loader: { load: notNeeded, loaded: () => null, wanted: () => null },
  bad: { of: () => [], add: () => {} },
  shellUrl: null,
  readRelease: notNeeded,
  served: {},
});

const remote = (name: string, ...paths: string[]): RemoteModule => ({
  name,
  routes: paths.map((path) => ({ path })),
});

test('a remote that serves only paths it owns is accepted', () => {
  const module = remote('mfe-admin', 'admin');

  expect(requireRouteOwnership('mfe-admin', { module, version: '2' })).toBe(module);
});

test.each(['payment/:id', 'login', '/'])('a remote that also serves %s is refused', (foreign) => {
  const module = remote('mfe-admin', 'admin', foreign);

  expect(() => requireRouteOwnership('mfe-admin', { module, version: '2' })).toThrow(
    expect.objectContaining({ name: 'RemoteUnavailable', remote: 'mfe-admin', version: '2' }),
  );
});
