import { SHELL_PAGES, SHELL_PATHS } from '@freely/federation/shell-paths';
import { matchRoutes } from '@freely/router';
import { expect, test } from '@jest/globals';
import { shellPages } from '../routes.tsx';
import { isShellPage, ownerOf } from './route-ownership.ts';

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
  expect(isShellPage(path)).toBe(true);
});

test.each([
  '/login/nonsense',
  '/login/practitioner/nonsense',
  '/reset-password',
  '/reset-password/a-token/nonsense',
  '/confirm-email/a-token/nonsense',
  '/keep-email/a-token/nonsense',
])('%s belongs to the shell, which has no such page', (path) => {
  expect(ownerOf(registry, path)).toBeNull();
  expect(matchRoutes(shellPages, path)).toBeNull();
  expect(isShellPage(path)).toBe(false);
});

test.each(['/Login', '/login/', '/PROFILE/'])(
  '%s is the same page for server and router',
  (path) => {
    expect(ownerOf(registry, path)).toBeNull();
    expect(matchRoutes(shellPages, path)).not.toBeNull();
    expect(isShellPage(path)).toBe(true);
  },
);

test('every page of the shell is kept from remotes, and known to its server', () => {
  const patterns = shellPages.map(({ path }) => path ?? '');
  const owned = patterns.map((path) =>
    path.startsWith('/login') ? '/login/*' : path.replace(/\/:\w+$/, '/*'),
  );

  expect(SHELL_PAGES.toSorted()).toEqual(patterns.toSorted());
  expect(new Set(SHELL_PATHS)).toEqual(new Set(owned));
});

test('everything else belongs to a remote', () => {
  expect(ownerOf(registry, '/')).toBe('mfe-public');
  expect(ownerOf(registry, '/logins')).toBe('mfe-public');
});
