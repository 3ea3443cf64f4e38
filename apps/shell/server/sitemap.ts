import { Readable } from 'node:stream';
import type { Release } from '@freely/federation/release';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import * as v from 'valibot';
import { type ApiReader, ApiUnavailable } from './api-reader.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ServerSettings } from './settings.ts';

/** The sitemap for search engines: an index, the fixed pages, and the pages that the API lists. */
export interface Sitemap {
  /**
   * The file at a path such as `/sitemap.xml`; null if there is none.
   *
   * @throws {ApiUnavailable} when the API cannot be read, and the file was not made before
   */
  file(path: string): Promise<string | null>;
  robots(): Promise<string>;
}

/** A new page appears in the sitemap after an hour at most. */
const TTL_MS = 60 * 60_000;
const LISTED_PAGE = /^\/sitemap-([a-z][a-z-]*)-([1-9]\d{0,4})\.xml$/;

/** Of the shell itself, what search engines must not read. */
const PRIVATE = ['/profile'];

/** What a call that lists the pages of a sitemap responds with. */
const ListedIds = v.object({
  ids: v.array(v.union([v.number(), v.string()])),
  pages: v.pipe(v.number(), v.integer()),
});

export function createSitemap(
  { shellUrl, browser }: Pick<ServerSettings, 'shellUrl' | 'browser'>,
  store: ReleaseStore,
  reader: ApiReader,
): Sitemap {
  const cache = new LRUCache<string, string>({ max: 100, ttl: TTL_MS });
  const absolute = (path: string) => new URL(path, shellUrl).href;

  async function listed(list: string, page: number) {
    const { status, body } = await reader.read(`${browser.apiUrl}${list}?page=${page}`);
    if (status !== 200) throw new Error(`The API returned status ${status} for ${list}.`);

    return v.parse(ListedIds, JSON.parse(body));
  }

  async function sitemaps() {
    const releases = await activeReleases(store);

    return releases.flatMap(({ frame }) => Object.entries(frame?.sitemaps ?? {}));
  }

  async function create(path: string): Promise<string | null> {
    if (path === '/sitemap.xml') {
      const files = await Promise.all(
        (await sitemaps()).map(async ([name, { list }]) => {
          const { pages } = await listed(list, 1);

          return Array.from({ length: pages }, (_, index) => `/sitemap-${name}-${index + 1}.xml`);
        }),
      );

      return xml(new SitemapIndexStream({}), ['/sitemap-pages.xml', ...files.flat()].map(absolute));
    }
    if (path === '/sitemap-pages.xml') {
      return xml(pagesOnly(), (await publicPages(store)).map(absolute));
    }
    const [, name, page] = LISTED_PAGE.exec(path) ?? [];
    const [, pages] = (await sitemaps()).find(([known]) => known === name) ?? [];
    if (!pages) return null;
    const { ids } = await listed(pages.list, Number(page));

    return xml(
      pagesOnly(),
      ids.map((id) => absolute(pages.route.replace(':id', encodeURIComponent(id)))),
    );
  }

  return {
    async file(path) {
      const cached = cache.get(path, { allowStale: false, noDeleteOnStaleGet: true });
      if (cached) return cached;
      try {
        const fresh = await create(path);
        if (fresh) cache.set(path, fresh);

        return fresh;
      } catch (error) {
        const stale = cache.get(path, { allowStale: true, noDeleteOnStaleGet: true });
        if (error instanceof ApiUnavailable && stale) return stale;
        throw error;
      }
    },
    async robots() {
      const ofRemotes = (await activeReleases(store)).flatMap(
        ({ frame }) => frame?.notIndexed ?? [],
      );

      return [
        'User-agent: *',
        ...[...ofRemotes, ...PRIVATE].sort().map((path) => `Disallow: ${path}`),
        `Sitemap: ${absolute('/sitemap.xml')}`,
        '',
      ].join('\n');
    },
  };
}

async function activeReleases(store: ReleaseStore): Promise<Release[]> {
  const { remotes } = await store.registry();
  const releases = await Promise.all(
    Object.values(remotes)
      .filter(({ killed }) => !killed)
      .map(({ active }) => store.release(active)),
  );

  return releases.filter((release) => release !== null);
}

/** The home page, and the paths of prerendered pages without params. */
async function publicPages(store: ReleaseStore): Promise<string[]> {
  const paths = (await activeReleases(store))
    .flatMap(({ routes }) => routes)
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
