import { expect, test } from '@jest/globals';
import { ownerOf } from './route-ownership.ts';

test.each([
  ['/', 'mfe-public'],
  ['/hygiene', 'mfe-public'],
  ['/practitioner-registration', 'mfe-public'],
  ['/practitioner-information/2', 'mfe-public'],
  ['/practitioner', 'mfe-practitioner'],
  ['/practitioner/bookings', 'mfe-practitioner'],
  ['/practitioner-search/profile/7', 'mfe-booking'],
  ['/payment-success/7', 'mfe-booking'],
  ['/customer/bookings', 'mfe-booking'],
  ['/admin', 'mfe-admin'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test.each([
  '/login',
  '/login/practitioner',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password/a-token',
  '/confirm-email/a-token',
  '/profile',
])('%s belongs to the shell', (path) => {
  expect(ownerOf(path)).toBeNull();
});
