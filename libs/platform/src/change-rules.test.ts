import { expect, test } from '@jest/globals';
import { addKey, disown, own, revokeKey, setCohort } from './change-rules.ts';
import { EMPTY_RULES } from './platform-rules.ts';

const key = { publicKey: `${'A'.repeat(59)}=`, role: 'team', owner: 'Rewards' } as const;
const rules = own(own(EMPTY_RULES, 'mfe-public', ['/*']), 'mfe-rewards', ['/rewards/*']);

test('a remote owns the paths that it asked for first', () => {
  expect(rules.remotes).toEqual({
    'mfe-public': { paths: ['/*'], keys: [] },
    'mfe-rewards': { paths: ['/rewards/*'], keys: [] },
  });
  expect(own(rules, 'mfe-rewards', ['/rewards/*'])).toBe(rules);
});

test.each([
  ['/rewards', 'mfe-rewards owns /rewards/*'],
  ['/rewards/gold/*', 'mfe-rewards owns /rewards/*'],
  ['/*', 'mfe-public owns /*'],
  ['/Rewards/gold', 'mfe-rewards owns /rewards/*'],
  ['/login/*', 'the shell answers /login/*'],
  ['/Login', 'the shell answers /login/*'],
  ['/__platform/join', 'the shell answers /__platform/*'],
  ['/r/*', 'the shell answers /r/*'],
  ['/registry.json', 'the shell answers /registry.json'],
  ['/sitemap.xml', 'the shell answers /sitemap*.xml'],
  ['/sitemap-x.xml', 'the shell answers /sitemap*.xml'],
  ['/sitemap-x-1.xml/*', 'the shell answers /sitemap*.xml'],
  ['/Sitemap_x.xml/', 'the shell answers /sitemap*.xml'],
])('%s is refused to another remote, by name', (path, reason) => {
  expect(() => own(rules, 'mfe-other', [path])).toThrow(reason);
});

test.each(['/sitemap', '/sitemap/*', '/sitemap.x.xml', '/sitemap.xm', '/logins/*'])(
  '%s, which the shell does not answer, can be owned',
  (path) => {
    expect(own(rules, 'mfe-other', [path]).remotes['mfe-other']?.paths).toEqual([path]);
  },
);

test('a path that was given up can be owned by another', () => {
  const left = disown(rules, 'mfe-rewards', ['/rewards/*']);

  expect(own(left, 'mfe-other', ['/rewards']).remotes['mfe-other']?.paths).toEqual(['/rewards']);
  expect(() => disown(rules, 'mfe-public', ['/rewards/*'])).toThrow('does not own /rewards/*');
});

test('a key may release the remotes that it was added for, until it is revoked', () => {
  const added = addKey(rules, 'rewards-1', key, ['mfe-rewards']);
  expect(added.remotes['mfe-rewards']?.keys).toEqual(['rewards-1']);

  const revoked = revokeKey(added, 'rewards-1');
  expect([revoked.keys, revoked.remotes['mfe-rewards']?.keys]).toEqual([{}, []]);
  expect(() => addKey(added, 'rewards-1', { ...key, publicKey: `${'B'.repeat(59)}=` })).toThrow(
    'another key',
  );
});

test('a group keeps its roles when its keys are changed, and its keys when its roles are', () => {
  const made = setCohort(setCohort(rules, 'staff', { roles: ['admin'] }), 'staff', { keys: ['k'] });
  expect(made.cohorts?.staff).toEqual({ roles: ['admin'], keys: ['k'] });

  const byLinkOnly = setCohort(made, 'staff', { roles: [] });
  expect(byLinkOnly.cohorts?.staff).toEqual({ roles: [], keys: ['k'] });
});
