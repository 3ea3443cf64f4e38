import { expect, test } from '@jest/globals';
import { foreignClaims } from './claims.ts';

test('a remote may claim what it was lent, with or without a frame of its own', () => {
  expect(foreignClaims('mfe-admin', [{ path: 'admin', children: [{ path: 'bookings' }] }])).toEqual(
    [],
  );
  expect(
    foreignClaims('mfe-public', [
      { path: '' },
      { children: [{ path: '/hygiene' }, { index: true }] },
    ]),
  ).toEqual([]);
  expect(foreignClaims('mfe-booking', [{ path: 'payment/:id' }])).toEqual([]);
});

test('the addresses of others, and of the shell, are not its to serve', () => {
  expect(
    foreignClaims('mfe-admin', [
      { path: 'admin' },
      { path: '/login/:role?' },
      { children: [{ path: 'payment/:id' }] },
      { path: '' },
    ]),
  ).toEqual(['/login/:role?', '/payment/:id', '/']);
});
