import { shapesOfCalls } from '@freely/api-client/shapes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { diffReleases } from './release-diff.ts';
import { findRelease } from './stored-release.ts';
import { needing, type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

let platform: StoredPlatform;
beforeEach(() => {
  platform = storedPlatform();
});
afterEach(() => platform.close());

const route = (path: string) => ({ path, files: [], isPrerendered: false });
const calls = (...names: string[]) => ({ 'calls.json': JSON.stringify(shapesOfCalls(names)) });

test('two releases differ in files, bytes, shared names, routes and calls', async () => {
  const { store } = platform.context;
  await platform.release(
    'mfe-booking',
    '1.0.0',
    { 'page.0123456789.js': 'a', ...calls('login') },
    { ...needing('Link'), routes: [route('/payment')] },
  );
  await platform.release(
    'mfe-booking',
    '1.1.0',
    { 'page.abcdef0123.js': 'b', ...calls('deleteAccount') },
    { ...needing('Link', 'useNavigate'), routes: [route('/payment'), route('/basket')] },
  );
  const found = await diffReleases(
    await findRelease(store, 'mfe-booking', 'previous'),
    await findRelease(store, 'mfe-booking', '1.1.0'),
  );

  expect(found.files).toEqual({
    added: [],
    removed: [],
    changed: ['remoteEntry.js', 'page.js', 'calls.json'],
  });
  expect(Object.keys(found.bytes)).toEqual(['entry', '/payment', '/basket']);
  expect(found.shared.added).toEqual(['@freely/router useNavigate']);
  expect(found.routes.added).toEqual(['/basket']);
  expect(found.calls).toEqual({ added: ['deleteAccount'], removed: ['login'], changed: [] });
});

test('a release that is not there is named', async () => {
  await expect(findRelease(platform.context.store, 'mfe-booking', '9.9.9')).rejects.toThrow(
    'There is no release mfe-booking 9.9.9.',
  );
});
