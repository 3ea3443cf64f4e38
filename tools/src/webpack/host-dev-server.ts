import type { Configuration as DevServer, Request, Response } from 'webpack-dev-server';

/** Content of the shell's server, which the development server serves. */
export interface DevSite {
  readonly port: number;
  readonly favicon: string;
  settings(): unknown;
  registry(): Promise<unknown>;
  page(path: string): Promise<{ status: number; html: string }>;
}

/** Serves the assets from memory, and everything else like the shell's own server. */
export function hostDevServer(site: DevSite): DevServer {
  return {
    port: site.port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares(middlewares, { app }) {
      app?.get('/registry.json', async (_request, reply) => reply.json(await site.registry()));
      app?.get('/config.json', (_request, reply) => reply.json(site.settings()));
      app?.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(site.favicon));

      return [...middlewares, { name: 'pages', middleware: pages }];
    },
  };

  async function pages(request: Request, reply: Response): Promise<void> {
    const { status, html } = await site.page(new URL(request.url, 'http://shell').pathname);
    reply.status(status).type('html').send(html);
  }
}
