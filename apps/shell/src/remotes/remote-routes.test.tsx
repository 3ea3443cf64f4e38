import type { RemoteModule } from '@freely/federation';
import { expect, test } from '@jest/globals';
import { requireRouteOwnership } from './remote-routes.tsx';

const remote = (name: string, ...paths: string[]): RemoteModule => ({
  name,
  i18n: { namespace: name, resources: {} },
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
