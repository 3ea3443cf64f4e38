import type { RemoteModule } from '@freely/federation';
import { expect, test } from '@jest/globals';
import { withinItsSpace } from './remote-routes.tsx';

const remote = (name: string, ...paths: string[]): RemoteModule => ({
  name,
  i18n: { namespace: name, resources: {} },
  routes: paths.map((path) => ({ path })),
});

test('a remote within the addresses it was lent is let into the page', () => {
  const module = remote('mfe-admin', 'admin');

  expect(withinItsSpace('mfe-admin', { module, version: '2' })).toBe(module);
});

test.each(['payment/:id', 'login', '/'])('one that claims %s beside its own is not', (foreign) => {
  const module = remote('mfe-admin', 'admin', foreign);

  expect(() => withinItsSpace('mfe-admin', { module, version: '2' })).toThrow(
    expect.objectContaining({ name: 'RemoteUnavailable', remote: 'mfe-admin', version: '2' }),
  );
});
