import { expect, test } from '@jest/globals';
import { foreignRoutes } from './foreign-routes.ts';

test('a remote may serve the paths it owns, with or without a layout route', () => {
  expect(foreignRoutes('mfe-admin', [{ path: 'admin', children: [{ path: 'bookings' }] }])).toEqual(
    [],
  );
  expect(
    foreignRoutes('mfe-public', [
      { path: '' },
      { children: [{ path: '/hygiene' }, { index: true }] },
    ]),
  ).toEqual([]);
  expect(foreignRoutes('mfe-booking', [{ path: 'payment/:id' }])).toEqual([]);
});

test('a remote may not serve paths of other remotes or of the shell', () => {
  expect(
    foreignRoutes('mfe-admin', [
      { path: 'admin' },
      { path: '/login/:role?' },
      { children: [{ path: 'payment/:id' }] },
      { path: '' },
    ]),
  ).toEqual(['/login/:role?', '/payment/:id', '/']);
});
