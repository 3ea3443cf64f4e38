import { Readable } from 'node:stream';
import { listedPractitioners } from '@freely/api-client/contract';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import * as v from 'valibot';
import type { ReleaseStore } from './release-store.ts';
import type { ServerSettings } from './settings.ts';

/** The sitemap for search engines: an index, the fixed pages, and the profiles. */
export interface Sitemap {
  /** The file at a path such as `/sitemap.xml`; null if there is none. */
  file(path: string): Promise<string | null>;
  robots(): string;
}

/** New practitioners appear in the sitemap after an hour at most. */
const TTL_MS = 60 * 60_000;
const PROFILE_PAGE = /^\/sitemap-profiles-([1-9]\d{0,4})\.xml$/;

/** Areas that search engines must not read. */
const PRIVATE = [
  '/admin',
  '/customer',
  '/practitioner/',
  '/payment',
  '/payment-success',
  '/profile',
];

export function createSitemap(
  { shellUrl, browser }: Pick<ServerSettings, 'shellUrl' | 'browser'>,
  store: ReleaseStore,
): Sitemap {
  const cache = new LRUCache<string, string>({ max: 100, ttl: TTL_MS });
  const absolute = (path: string) => new URL(path, shellUrl).href;

  async function listed(page: number) {
    const response = await fetch(`${browser.apiUrl}${listedPractitioners.path}?page=${page}`);
    if (!response.ok) throw new Error(`The API returned status ${response.status} for profiles.`);

    return v.parse(listedPractitioners.response, await response.json());
  }

  async function create(path: string): Promise<string | null> {
    if (path === '/sitemap.xml') {
      const { pages } = await listed(1);
      const profiles = Array.from(
        { length: pages },
        (_, index) => `/sitemap-profiles-${index + 1}.xml`,
      );

      return xml(new SitemapIndexStream({}), ['/sitemap-pages.xml', ...profiles].map(absolute));
    }
    if (path === '/sitemap-pages.xml') {
      return xml(pagesOnly(), (await publicPages(store)).map(absolute));
    }
    const page = PROFILE_PAGE.exec(path)?.[1];
    if (page === undefined) return null;
    const { ids } = await listed(Number(page));

    return xml(
      pagesOnly(),
      ids.map((id) => absolute(`/practitioner-search/profile/${id}`)),
    );
  }

  return {
    async file(path) {
      const cached = cache.get(path);
      if (cached) return cached;
      const fresh = await create(path);
      if (fresh) cache.set(path, fresh);

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

/** The home page, and the paths of prerendered pages without params. */
async function publicPages(store: ReleaseStore): Promise<string[]> {
  const { remotes } = await store.registry();
  const releases = await Promise.all(
    Object.values(remotes)
      .filter(({ killed }) => !killed)
      .map(({ active }) => store.release(active)),
  );

  const paths = releases
    .flatMap((release) => release?.routes ?? [])
    .filter(({ path, isPrerendered }) => isPrerendered && !/[:*]/.test(path))
    .map(({ path }) => path);

  return [...new Set(['/', ...paths])];
}

/** Without the namespaces of images, videos and news. */
const pagesOnly = () =>
  new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } });

/** Null without any URL: an empty sitemap is not valid. */
async function xml(stream: SitemapStream | SitemapIndexStream, urls: readonly string[]) {
  if (urls.length === 0) return null;
  const file = await streamToPromise(Readable.from(urls.map((url) => ({ url }))).pipe(stream));

  return file.toString();
}
