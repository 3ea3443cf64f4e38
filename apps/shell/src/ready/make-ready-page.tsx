import { text } from 'node:stream/consumers';
import { ApiError, configureClient } from '@freely/api-client/client';
import { collectPageHead, type PageHead, setPublicSettings } from '@freely/federation';
import { parseRegistry } from '@freely/federation/parse-registry';
import { EMPTY_REGISTRY } from '@freely/federation/registry';
import type { QueryClient } from '@freely/query';
import { dehydrate } from '@freely/query/hydration';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@freely/router/server';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createQueryClient } from '../query-client.ts';
import { setPlatform } from '../remotes/platform.ts';
import { routesWith } from '../routes.tsx';
import { addTexts, createI18n, ENGLISH } from '../texts/i18n.ts';
import { PageRoot } from './page-root.tsx';
import type { ReadyAnswer, ReadyPageRequest } from './ready-page.ts';

/** Queries that need the answers of others are met in the next pass; nothing nests deeper. */
const PASSES = 3;

/**
 * Makes the HTML of a public page: the same routes and parts as in the browser, rendered until
 * every query on the way is answered. One page at a time: stores of the platform are of the process.
 */
export async function makeReadyPage(request: ReadyPageRequest): Promise<ReadyAnswer> {
  const { path, address, remote } = request;
  const { i18n, queryClient } = startServerPlatform(request);
  const handler = createStaticHandler(routesWith(remote));
  const context = await handler.query(new Request(new URL(path, address)));
  // A guard sends visitors elsewhere, or something broke: the browser knows what to say.
  if (context instanceof Response || context.errors) return null;

  const router = createStaticRouter(handler.dataRoutes, context);
  const { html, head } = await renderWithAnswers(
    queryClient,
    <PageRoot i18n={i18n} queryClient={queryClient}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PageRoot>,
  );
  const failures = queriesThat(queryClient, 'error');
  if (failures.some(({ state }) => isMissing(state.error))) return 'missing';

  return {
    html,
    head,
    isWhole: failures.length === 0,
    takeOver: {
      remote: remote.name,
      loaderData: context.loaderData,
      queries: dehydrate(queryClient),
    },
  };
}

function startServerPlatform({ settings, registry, served, remote }: ReadyPageRequest) {
  const i18n = createI18n(ENGLISH);
  addTexts(i18n, remote.i18n.namespace, remote.i18n.resources);
  const queryClient = createQueryClient();
  // A visitor waits: what does not come at once is fetched by the browser, which is patient.
  queryClient.setDefaultOptions({ queries: { retry: false } });

  setPublicSettings(settings);
  const known = parseRegistry(registry) ?? EMPTY_REGISTRY;
  const { loader, readRelease } = NO_REMOTES;
  setPlatform({
    registry: { current: () => known, refresh: async () => {} },
    loader,
    readRelease,
    served,
  });
  configureClient({ baseUrl: settings.apiUrl, getToken: () => null, onUnauthorized: () => {} });

  return { i18n, queryClient };
}

/** The one remote of the page is there already; no other is ever asked for. */
const NO_REMOTES = {
  loader: { load: () => Promise.reject(new Error('No remote is fetched on the server.')) },
  readRelease: () => Promise.reject(new Error('No release is read on the server.')),
};

async function renderWithAnswers(
  queryClient: QueryClient,
  page: ReactNode,
): Promise<{ html: string; head: Partial<PageHead> }> {
  for (let pass = 1; ; pass += 1) {
    const rendered = await render(page);
    const open = openQueries(queryClient);
    if (open.length === 0 || pass === PASSES) return rendered;

    await Promise.allSettled(open.map((query) => query.fetch()));
  }
}

async function render(page: ReactNode): Promise<{ html: string; head: Partial<PageHead> }> {
  let head: Partial<PageHead> = {};
  collectPageHead((told) => {
    head = { ...head, ...told };
  });
  try {
    let problem: unknown;
    const { prelude } = await prerenderToNodeStream(page, {
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

/** What the page asked for while it was rendered; nothing fetches by itself outside a browser. */
function openQueries(queryClient: QueryClient) {
  return queriesThat(queryClient, 'pending').filter(
    ({ options }) => (options as { enabled?: unknown }).enabled !== false,
  );
}

function queriesThat(queryClient: QueryClient, status: 'pending' | 'error') {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === status);
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
