import { readFile } from 'node:fs/promises';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assetListIn } from './asset-list.ts';
import { compressedPages } from './compressed-pages.ts';
import { createCriticalCssReader } from './critical-css.ts';
import { favicon } from './favicon.ts';
import { createPrerenderer } from './prerenderer.ts';
import { releaseStore } from './release-store.ts';
import type { ServerSettings } from './settings.ts';
import { createSite } from './site.ts';
import { createSitemap } from './sitemap.ts';

/** The shell's server as a plugin: pages, registry, settings, assets and release folders. */
export async function shellServer(app: FastifyInstance, settings: ServerSettings): Promise<void> {
  const warn = (problem: string) => app.log.warn(problem);
  const store = releaseStore(settings.releasesFolder, warn);
  const prerenderer = createPrerenderer(settings, warn);
  app.addHook('onClose', () => prerenderer.close());
  const site = createSite(settings, store, assetListIn(settings.assetsFolder), {
    prerenderer,
    criticalCss: createCriticalCssReader(settings, warn),
  });
  const compressed = compressedPages();
  const sitemap = createSitemap(settings, store);
  const preview = await readFile(new URL('./preview.png', import.meta.url));

  app.get('/registry.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await site.registry()),
  );
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(site.settings),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'max-age=3600').send(sitemap.robots()),
  );
  app.get('/:file(^sitemap[\\w-]*\\.xml$)', async (request, reply) => {
    const file = await sitemap.file(pathAndQueryOf(request)[0]);
    if (file === null) return reply.code(404).send({ message: 'Not found' });

    return reply.type('application/xml').header('cache-control', 'max-age=3600').send(file);
  });
  app.get('/preview.png', async (_request, reply) =>
    reply.type('image/png').header('cache-control', 'max-age=86400').send(preview),
  );
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(favicon),
  );
  await serveFolder(app, settings.assetsFolder, '/assets/');
  await serveFolder(app, `${settings.releasesFolder}/r`, '/r/');

  // Every other path is a page. The browser's router decides which one.
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return reply.code(404).send({ message: 'Not found' });

    const { status, html, headers } = await site.page(...pathAndQueryOf(request));
    const { encoding, body } = await compressed(html, request.headers['accept-encoding'] ?? '');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);

    return reply
      .code(status)
      .headers(headers)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

/** Serves a folder whose files never change: file or folder names contain a hash. */
async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(staticFiles, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders(reply) {
      // A shell on another origin may load a release, and checks it by hash.
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(assets|r)\//.test(url);
}

function pathAndQueryOf({ url }: FastifyRequest): [path: string, query: string] {
  const { pathname, search } = new URL(url, 'http://shell');

  return [pathname, search];
}
