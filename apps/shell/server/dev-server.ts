import type { Registry } from '@freely/federation/registry';
import type { AssetList } from '@freely/tools/webpack/asset-list-plugin';
import { devPort, remoteNames } from '@freely/tools/webpack/dev-ports';
import type { Configuration, Request, Response } from 'webpack-dev-server';
import { favicon } from './favicon.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSettings } from './settings.ts';
import { createSite } from './site.ts';

/**
 * `npm run dev`: the same pages as in production, from a registry that names the origin of each
 * remote's own development server instead of a release folder. Nothing there is pinned, since it
 * changes at every save; headers are those of webpack's server, whose client script needs eval.
 */
export function devServer(): Configuration {
  const settings = readSettings(process.env);
  const site = createSite(settings, devStore, async () => DEV_ASSETS);

  return {
    port: settings.port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares(middlewares, { app }) {
      app?.get('/registry.json', async (_request, reply) => reply.json(await site.registry()));
      app?.get('/config.json', (_request, reply) => reply.json(site.settings));
      app?.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(favicon));

      return [
        ...middlewares,
        {
          name: 'pages',
          middleware: async (request: Request, reply: Response) => {
            const { status, html } = await site.page(
              new URL(request.url, settings.address).pathname,
            );
            reply.status(status).type('html').send(html);
          },
        },
      ];
    },
  };
}

/** The names that webpack gives in development. */
const DEV_ASSETS: AssetList = { scripts: ['main.js'], styles: ['main.css'], fonts: [] };

const devStore: ReleaseStore = {
  registry: async () => devRegistry(),
  release: async () => null,
};

function devRegistry(): Registry {
  const entry = (name: string) => ({
    active: { version: 'dev', url: `http://localhost:${devPort(name)}/`, integrity: null },
    previous: null,
    canary: null,
    killed: false,
  });

  return {
    generation: 1,
    remotes: Object.fromEntries(remoteNames.map((name) => [name, entry(name)])),
  };
}
