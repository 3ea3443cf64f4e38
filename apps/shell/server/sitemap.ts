import { listedPractitioners } from '@freely/api-client/contract';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ReleaseStore } from './release-store.ts';
import type { ServerSettings } from './settings.ts';

/** What search engines are told to read: an index, the pages that stay, and the profiles. */
export interface Sitemap {
  /** The file of an address such as `/sitemap.xml`; null when there is no such one. */
  file(path: string): Promise<string | null>;
  robots(): string;
}

/** New practitioners are found by search engines an hour later at most. */
const FRESH_MS = 60 * 60_000;
const PROFILE_PAGE = /^\/sitemap-profiles-([1-9]\d{0,4})\.xml$/;

/** Areas that are nobody's business but their owner's. */
const PRIVATE = [
  '/admin',
  '/customer',
  '/practitioner/',
  '/payment',
  '/payment-success',
  '/profile',
];

export function createSitemap(
  { address, browser }: Pick<ServerSettings, 'address' | 'browser'>,
  store: ReleaseStore,
): Sitemap {
  const made = new LRUCache<string, string>({ max: 100, ttl: FRESH_MS });
  const absolute = (path: string) => new URL(path, address).href;

  async function listed(page: number) {
    const answer = await fetch(`${browser.apiUrl}${listedPractitioners.path}?page=${page}`);
    if (!answer.ok) throw new Error(`The API answered ${answer.status} when asked for profiles.`);

    return v.parse(listedPractitioners.answer, await answer.json());
  }

  async function make(path: string): Promise<string | null> {
    if (path === '/sitemap.xml') {
      const { pages } = await listed(1);
      const profiles = Array.from(
        { length: pages },
        (_, index) => `/sitemap-profiles-${index + 1}.xml`,
      );

      return xml('sitemapindex', 'sitemap', ['/sitemap-pages.xml', ...profiles].map(absolute));
    }
    if (path === '/sitemap-pages.xml') {
      return xml('urlset', 'url', (await publicPages(store)).map(absolute));
    }
    const page = PROFILE_PAGE.exec(path)?.[1];
    if (page === undefined) return null;
    const { ids } = await listed(Number(page));

    return ids.length === 0
      ? null
      : xml(
          'urlset',
          'url',
          ids.map((id) => absolute(`/practitioner-search/profile/${id}`)),
        );
  }

  return {
    async file(path) {
      const kept = made.get(path);
      if (kept) return kept;
      const fresh = await make(path);
      if (fresh) made.set(path, fresh);

      return fresh;
    },
    robots: () =>
      [
        'User-agent: *',
        ...PRIVATE.map((path) => `Disallow: ${path}`),
        `Sitemap: ${absolute('/sitemap.xml')}`,
        '',
      ].join('\n'),
  };
}

/** The pages that are made ahead of the browser and have one address each. */
async function publicPages(store: ReleaseStore): Promise<string[]> {
  const { remotes } = await store.registry();
  const releases = await Promise.all(
    Object.values(remotes)
      .filter(({ killed }) => !killed)
      .map(({ active }) => store.release(active)),
  );

  return releases
    .flatMap((release) => release?.routes ?? [])
    .filter(({ path, isReady }) => isReady && !/[:*]/.test(path))
    .map(({ path }) => path);
}

function xml(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    (one) => `<${entry}><loc>${one.replaceAll('&', '&amp;')}</loc></${entry}>`,
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
}
