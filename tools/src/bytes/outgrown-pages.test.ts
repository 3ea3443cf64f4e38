import { expect, test } from '@jest/globals';
import { outgrownPages } from './outgrown-pages.ts';
import type { RemoteBytes, SiteBytes } from './unit-bytes.ts';

const written: SiteBytes = {
  shell: { scripts: 142_000, styles: 5_000, calls: 13_000 },
  remotes: {
    'mfe-public': { entry: 10_000, pages: { '/': 20_000, '/services': 15_000 } },
    'mfe-admin': { entry: 10_000, pages: { '/admin': 50_000 } },
  },
};
const remote = (name: 'mfe-public' | 'mfe-admin', change: Partial<RemoteBytes>): SiteBytes => ({
  ...written,
  remotes: { ...written.remotes, [name]: { entry: 10_000, pages: {}, ...change } },
});

test('a page may grow by a kilobyte, or become smaller', () => {
  expect(outgrownPages(written, written)).toEqual([]);
  expect(
    outgrownPages(remote('mfe-admin', { entry: 11_000, pages: { '/admin': 50_000 } }), written),
  ).toEqual([]);
  expect(
    outgrownPages(remote('mfe-admin', { entry: 1_000, pages: { '/admin': 50_000 } }), written),
  ).toEqual([]);
});

test('a page that grows more is named, with its size', () => {
  const now = remote('mfe-public', { pages: { '/': 21_200, '/services': 15_900 } });

  expect(outgrownPages(now, written)).toEqual([
    '/ of mfe-public grew by 1.2 KB: / is 191.2 KB, 1.2 KB more than written.',
  ]);
});

test('what grew most is named once for all the pages that need it', () => {
  const now: SiteBytes = {
    ...remote('mfe-public', { pages: { '/': 20_300, '/services': 15_000 } }),
    shell: { ...written.shell, scripts: 143_100 },
  };

  expect(outgrownPages(now, written)).toEqual([
    'the scripts of the shell grew by 1.1 KB: / is 191.4 KB, 1.4 KB more than written, and 2 other pages.',
  ]);
});

test('a page or a remote that was never written has nothing to outgrow', () => {
  const now = remote('mfe-public', { pages: { '/': 20_000, '/new': 90_000 } });
  const added = {
    ...now,
    remotes: { ...now.remotes, 'mfe-new': { entry: 9, pages: { '/n': 9 } } },
  };

  expect(outgrownPages(added, written)).toEqual([]);
});
