import type { RemoteModule } from '@freely/federation';
import type { LoadedRemote } from '@freely/federation/loader';
import type { Registry } from '@freely/federation/registry';
import { createMemoryRouter } from '@freely/router/testing';
import { expect, test } from '@jest/globals';
import { setPlatform } from './platform.ts';
import { discoverRoutes, remoteRoutes, requireRouteOwnership } from './remote-routes.tsx';

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
const platformOf = (): Parameters<typeof setPlatform>[0] => ({
  registry: { current: () => registry, refresh: async () => {}, subscribe: () => () => {} },
  loader: { load: notNeeded, open: notNeeded, loaded: () => null, wanted: () => null },
  bad: { of: () => [], add: () => {} },
  shellUrl: null,
  readRelease: notNeeded,
  served: {},
});
setPlatform(platformOf());

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

test('a remote that is loaded for a navigation that is given up meanwhile serves the next one', async () => {
  const loading = Promise.withResolvers<LoadedRemote>();
  const load = () => loading.promise;
  const platform = platformOf();
  setPlatform({ ...platform, loader: { ...platform.loader, load } });
  const router = createMemoryRouter([{ path: '/', element: 'Home' }, ...remoteRoutes(null)], {
    patchRoutesOnNavigation: discoverRoutes(null),
  });

  const first = router.navigate('/admin/customers');
  const second = router.navigate('/admin/bookings');
  loading.resolve({
    module: remote('mfe-admin', 'admin/customers', 'admin/bookings'),
    version: '2',
    pointer: registry.remotes['mfe-admin']!.active,
  });
  await Promise.all([first, second]);
  expect(router.state.matches.map(({ route }) => route.path)).toEqual([
    undefined,
    'admin/bookings',
  ]);

  await router.navigate('/admin/customers');
  expect(router.state.matches.at(-1)?.route.path).toBe('admin/customers');
});
