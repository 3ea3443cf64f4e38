import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ownPathsOf } from './own-paths.ts';
import { readRules } from './platform-context.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

let platform: StoredPlatform;
beforeEach(async () => {
  platform = storedPlatform();
  await platform.own('mfe-admin', '/admin/*');
});
afterEach(() => platform.close());

const own = (path: string) => ownPathsOf(platform.context, 'mfe-new', [path], 'A test');

test.each([
  ['/login', 'the shell answers /login/*'],
  ['/LOGIN/*', 'the shell answers /login/*'],
  ['/profile/', 'the shell answers /profile'],
  ['/__platform/join', 'the shell answers /__platform/*'],
  ['/r/*', 'the shell answers /r/*'],
  ['/registry.json', 'the shell answers /registry.json'],
  ['/sitemap-x.xml', 'the shell answers /sitemap*.xml'],
  ['/admin', 'mfe-admin owns /admin/*'],
  ['/admin/releases', 'mfe-admin owns /admin/*'],
  ['javascript:alert(1)', 'cannot be "javascript:alert(1)"'],
  ['//evil.example', 'cannot be "//evil.example"'],
  ['/new/../admin', 'cannot be "/new/../admin"'],
])('%s cannot be owned, and leaves no record', async (path, reason) => {
  await expect(own(path)).rejects.toThrow(reason);

  expect((await readRules(platform.context)).remotes).toEqual({
    'mfe-admin': { paths: ['/admin/*'], keys: [] },
  });
  expect((await platform.context.store.list('records/')).length).toBe(1);
});

test.each(['shell', 'platform'])('%s is no remote, and owns nothing', async (unit) => {
  await expect(ownPathsOf(platform.context, unit, ['/new/*'], 'A test')).rejects.toThrow(
    `${unit} is no remote: it owns no paths.`,
  );
});

test('what nobody has is owned from then on', async () => {
  await own('/new/*');

  expect((await readRules(platform.context)).remotes['mfe-new']?.paths).toEqual(['/new/*']);
});
