import { SHELL_PATHS } from '@freely/federation/shell-paths';
import { matchRoutes } from '@freely/router';
import { expect, test } from '@jest/globals';
import { shellPages } from '../routes.tsx';
import { ownerOf } from './route-ownership.ts';

const registry = {
  remotes: {
    'mfe-public': {
      paths: ['/*'],
      active: { version: '1', url: '/r/mfe-public/1/', integrity: null },
      previous: null,
      canary: null,
      killed: false,
      forcedWithinMinutes: null,
    },
  },
};

test.each([
  '/login',
  '/login/practitioner',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password/a-token',
  '/confirm-email/a-token',
  '/keep-email/a-token',
  '/profile',
])('%s belongs to the shell', (path) => {
  expect(ownerOf(registry, path)).toBeNull();
  expect(matchRoutes(shellPages, path)).not.toBeNull();
});

test('every page of the shell is kept from remotes', () => {
  const patterns = shellPages.map(({ path }) => path?.replace(/\/:\w+\??$/, '/*'));

  expect(new Set(SHELL_PATHS)).toEqual(new Set(patterns));
});

test('everything else belongs to a remote', () => {
  expect(ownerOf(registry, '/')).toBe('mfe-public');
  expect(ownerOf(registry, '/logins')).toBe('mfe-public');
});
