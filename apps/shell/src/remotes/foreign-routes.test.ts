import { expect, test } from '@jest/globals';
import { foreignRoutes } from './foreign-routes.ts';

const entry = (...paths: string[]) => ({
  paths,
  active: { version: '1', url: '/r/x/1/', integrity: null },
  previous: null,
  canary: null,
  killed: false,
  forcedWithinMinutes: null,
});
const registry = {
  remotes: {
    'mfe-public': entry('/*'),
    'mfe-booking': entry('/payment/*'),
    'mfe-admin': entry('/admin/*'),
  },
};

test('a remote may serve the paths it owns, with or without a layout route', () => {
  expect(
    foreignRoutes(registry, 'mfe-admin', [{ path: 'admin', children: [{ path: 'bookings' }] }]),
  ).toEqual([]);
  expect(
    foreignRoutes(registry, 'mfe-public', [
      { path: '' },
      { children: [{ path: '/hygiene' }, { index: true }] },
    ]),
  ).toEqual([]);
  expect(foreignRoutes(registry, 'mfe-booking', [{ path: 'payment/:id' }])).toEqual([]);
});

test('a remote may not serve paths of other remotes or of the shell', () => {
  expect(
    foreignRoutes(registry, 'mfe-admin', [
      { path: 'admin' },
      { path: '/login/:role?' },
      { children: [{ path: 'payment/:id' }] },
      { path: '' },
    ]),
  ).toEqual(['/login/:role?', '/payment/:id', '/']);
});
