import { text } from 'node:stream/consumers';
import { configureClient } from '@freely/api-client/client';
import { parseRegistry } from '@freely/federation/parse-registry';
import { EMPTY_REGISTRY } from '@freely/federation/registry';
import type { QueryClient } from '@freely/query';
import { dehydrate } from '@freely/query/hydration';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@freely/router/server';
import { collectPageHead, type PageHead, setFlags, setPublicSettings } from '@freely/shell-sdk';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { EMPTY_FRAME, setFrameLinks } from '../frame/page-frame.ts';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';
import { createQueryClient } from '../query-client.ts';
import { setPlatform } from '../remotes/platform.ts';
import { routesWith } from '../routes.tsx';
import { PageRoot } from './page-root.tsx';
import type { RenderRequest, RenderResult } from './prerendered-page.ts';

/** A query that depends on another one is fetched in the next pass. None nests deeper. */
const MAX_PASSES = 3;

/**
 * Renders the HTML of a public page: the same routes and components as in the browser, rendered
 * repeatedly until all queries have data. One page at a time, because the stores are global.
 */
export async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { path, shellUrl, remote, version } = request;
  const { i18n, queryClient } = startServerPlatform(request);
  const handler = createStaticHandler(routesWith(remote));
  const context = await handler.query(new Request(new URL(path, shellUrl)));
  // A guard redirects, or something failed: the browser handles both.
  if (context instanceof Response) return null;
  if (context.errors) return Object.values(context.errors).some(isMissing) ? 'missing' : null;

  const router = createStaticRouter(handler.dataRoutes, context);
  const { html, head } = await renderWithData(
    queryClient,
    <PageRoot i18n={i18n} queryClient={queryClient}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PageRoot>,
  );
  const failures = queriesWith(queryClient, 'error');
  if (failures.some(({ state }) => isMissing(state.error))) return 'missing';

  return {
    html,
    head,
    isComplete: failures.length === 0,
    hydration: {
      remote: remote.name,
      version,
      loaderData: context.loaderData,
      queries: dehydrate(queryClient),
    },
  };
}

function startServerPlatform({ settings, registry, served, frame = EMPTY_FRAME }: RenderRequest) {
  const queryClient = createQueryClient();
  // No retries while a user waits: the browser fetches what failed, with retries.
  queryClient.setDefaultOptions({ queries: { retry: false } });

  setPublicSettings(settings);
  // Its messages name the brand.
  const i18n = createEnglishI18n();
  setFlags(frame.flags);
  setFrameLinks(frame.links);
  const known = parseRegistry(registry) ?? EMPTY_REGISTRY;
  setPlatform({
    registry: { current: () => known, refresh: async () => {}, subscribe: () => () => {} },
    ...NO_REMOTES,
    served,
  });
  configureClient({ baseUrl: settings.apiUrl, getToken: () => null, onUnauthorized: () => {} });

  return { i18n, queryClient };
}

/** The remote of the page is loaded already, and no other one is needed. */
const NO_REMOTES = {
  loader: {
    load: () => Promise.reject(new Error('No remote is fetched on the server.')),
    open: () => Promise.reject(new Error('No remote is fetched on the server.')),
    loaded: () => null,
    wanted: () => null,
  },
  bad: { of: () => [], add: () => {} },
  shellUrl: null,
  readRelease: () => Promise.reject(new Error('No release is read on the server.')),
};

async function renderWithData(
  queryClient: QueryClient,
  page: ReactNode,
): Promise<{ html: string; head: Partial<PageHead> }> {
  for (let pass = 1; ; pass += 1) {
    const rendered = await render(page);
    const pending = pendingQueries(queryClient);
    if (pending.length === 0 || pass === MAX_PASSES) return rendered;

    await Promise.allSettled(pending.map((query) => query.fetch()));
  }
}

async function render(page: ReactNode): Promise<{ html: string; head: Partial<PageHead> }> {
  let head: Partial<PageHead> = {};
  collectPageHead((part) => {
    head = { ...head, ...part };
  });
  try {
    let problem: unknown;
    const { prelude } = await prerenderToNodeStream(page, {
      // Otherwise larger sections arrive hidden, and need a script to show them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        problem = error;
      },
    });
    const html = await text(prelude);
    if (problem) throw problem;

    return { html, head };
  } finally {
    collectPageHead(undefined);
  }
}

/** The queries of the page without data. Outside a browser react-query does not fetch them. */
function pendingQueries(queryClient: QueryClient) {
  return queriesWith(queryClient, 'pending').filter(
    ({ options }) => (options as { enabled?: unknown }).enabled !== false,
  );
}

function queriesWith(queryClient: QueryClient, status: 'pending' | 'error') {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === status);
}

/** Said by a call, or by a loader that throws a 404 (D78). */
function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
