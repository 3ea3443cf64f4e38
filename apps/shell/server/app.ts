import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { liveHeads, openStore } from '@freely/platform';
import { traceCalls } from '@freely/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessCookie, keptSecret } from './access/access-cookie.ts';
import { grantReader } from './access/access-grant.ts';
import { accessRoutes } from './access/access-routes.ts';
import { grantedStore } from './access/granted-store.ts';
import { ApiUnavailable, createApiReader } from './api-reader.ts';
import { compressedPages } from './compressed-pages.ts';
import { createCriticalCssReader } from './critical-css.ts';
import { earlySubmitScript } from './early-submit.ts';
import { favicon } from './favicon.ts';
import { marketSettings } from './market-settings.ts';
import { createPrerenderer } from './prerenderer.ts';
import { type ReleaseFiles, releaseFiles } from './release-files.ts';
import { releaseStore } from './release-store.ts';
import { secureResponses } from './secure-responses.ts';
import type { ServerSettings } from './settings.ts';
import { createSite } from './site.ts';
import { createSitemap } from './sitemap.ts';
import { refuseUnreadable } from './unreadable-page.ts';

/** The shell's server as a plugin: pages, registry, settings, assets and release folders. */
export async function shellServer(app: FastifyInstance, settings: ServerSettings): Promise<void> {
  const warn = (problem: string) => app.log.warn(problem);
  traceCalls(app);
  const platform = openStore(settings.releases);
  const live = await liveHeads({
    read: platform.read,
    roots: settings.rootKeys,
    lastGoodFile: join(settings.stateFolder, 'last-good.json'),
    onProblem: warn,
  });
  const files = releaseFiles(platform, join(settings.stateFolder, 'releases'));
  const store = releaseStore(live, files, {
    // A file of this machine is read again for every page, a bucket every other second.
    maxAgeMs: platform.folder ? 0 : 2_000,
    releasesOrigin: settings.releasesOrigin,
    onProblem: warn,
  });
  secureResponses(app, settings);
  app.addHook('onRequest', async (request, reply) => {
    if (!isReadable(request.url)) return refuseUnreadable(request, reply);
    // Before its body is read: whatever is no route of the server is a page or a file.
    if (request.is404 && !isRead(request)) return refuseMethod(reply);
  });
  const reader = createApiReader(settings);
  const prerenderer = createPrerenderer(settings, files, reader, warn);
  app.addHook('onClose', async () => prerenderer.close());
  const market = marketSettings({
    apiUrl: settings.browser.apiUrl,
    reader,
    file: join(settings.stateFolder, 'market-settings.json'),
    onProblem: warn,
  });
  app.addHook('onClose', async () => market.stop());
  // Before anybody is served: a page keeps what it was made with.
  await market.follow();
  const cookie = accessCookie(
    settings.cookieSecret ?? (await keptSecret(settings.stateFolder, warn)),
    settings.shellUrl.startsWith('https:'),
  );
  const grantOf = grantReader(cookie, store.rules, settings.rootKeys);
  const site = createSite(settings, {
    store,
    market,
    async grants(cookies) {
      const grant = await grantOf(cookies);
      return { grant, store: grantedStore(store, grant, live.current().rules) };
    },
    prerendering: { prerenderer, criticalCss: createCriticalCssReader(files, warn) },
    onProblem: warn,
  });
  const compressed = compressedPages();
  const sitemap = createSitemap(settings, store, reader);
  const preview = await readFile(new URL('./preview.png', import.meta.url));

  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !app.isDraining && (await store.shell()) !== null;
    const problems = live.problems();

    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? (problems.length > 0 ? 'degraded' : 'ok') : 'down', problems });
  });
  app.get('/registry.json', async (request, reply) => {
    const body = JSON.stringify(await site.registry(request.headers.cookie));
    const etag = etagOf(body);
    reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'cookie' });
    // Open tabs ask every minute; nearly always nothing has changed.
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    return reply.type('application/json; charset=utf-8').send(body);
  });
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(site.settings()),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'max-age=3600')
      .send(await sitemap.robots()),
  );
  app.get('/:file(^sitemap[\\w-]*\\.xml$)', async (request, reply) => {
    const file = await sitemap.file(pathAndQueryOf(request)[0]).catch((error) => {
      if (error instanceof ApiUnavailable) return error;
      throw error;
    });
    if (file instanceof ApiUnavailable) {
      return reply
        .code(503)
        .headers({ 'retry-after': String(Math.ceil(file.retryAfter)), 'cache-control': 'no-store' })
        .send({ message: 'The sitemap cannot be made now.' });
    }
    if (file === null) return reply.code(404).send({ message: 'Not found' });

    return reply.type('application/xml').header('cache-control', 'max-age=3600').send(file);
  });
  app.get('/preview.png', async (_request, reply) =>
    reply.type('image/png').header('cache-control', 'max-age=86400').send(preview),
  );
  app.get('/early-submit.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'max-age=31536000, immutable')
      .send(earlySubmitScript),
  );
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(favicon),
  );
  accessRoutes(app, { settings, platform, rules: store.rules, roots: settings.rootKeys, cookie });
  await serveReleases(app, files);

  // Every other path is a page. The browser's router decides which one.
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/r/')) {
      // A cache in front must not remember that a file of a later release was not there.
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' });
    }
    const [path, query] = pathAndQueryOf(request);
    const { status, html, headers } = await site.page(path, query, request.headers.cookie);
    if (status === 301) return reply.code(status).headers(headers).send();
    if (isHost(path)) return refuseUnreadable(request, reply);
    const { encoding, body } = await compressed(html, request.headers['accept-encoding'] ?? '');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);

    return reply
      .code(status)
      .headers(headers)
      .header('cache-control', headers['cache-control'] ?? 'no-cache')
      .header('vary', headers.vary ?? 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Release folders are never written twice, so that their files can be kept for ever. */
async function serveReleases(app: FastifyInstance, files: ReleaseFiles): Promise<void> {
  await mkdir(join(files.root, 'r'), { recursive: true });
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?');
    if (path.startsWith('/r/')) await files.bring(path);
  });
  await app.register(staticFiles, {
    root: join(files.root, 'r'),
    prefix: '/r/',
    decorateReply: false,
    index: false,
    // Files are small: whoever asks for a part of one gets the whole.
    acceptRanges: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders(reply) {
      // A shell on another origin may load a release, and checks it by hash.
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

/** `URL` reads a backslash as a slash: such a path would be a host, or another page. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');

  return !path.includes('\\') && URL.canParse(absolute(url), 'http://shell');
}

/** For a browser the rest of `//name` is a host: only another spelling of a page may begin so. */
const isHost = (path: string) => path.startsWith('//');

function pathAndQueryOf({ url }: FastifyRequest): [path: string, query: string] {
  const { pathname, search } = new URL(absolute(url), 'http://shell');

  return [pathname, search];
}

const absolute = (url: string) => (url.startsWith('/') ? `http://shell${url}` : url);

/** What the server only ever takes has no other methods to name. */
function isRead({ method, url }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || url.startsWith('/__platform/');
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
    .send({ message: 'This can only be read.' });
}
