import type { RemoteModule } from '@freely/federation';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import type { I18n } from '@freely/i18n';
import type { QueryClient } from '@freely/query';
import { hydrate } from '@freely/query/hydration';
import { matchRoutes, type RouteObject } from '@freely/router';
import { platform } from '../remotes/platform.ts';
import { withinItsSpace } from '../remotes/remote-routes.tsx';
import { routesWith } from '../routes.tsx';
import { addTexts } from '../texts/i18n.ts';
import type { TakeOver } from './ready-page.ts';

/** Everything that the first render needs, so that it says what the document says already. */
export interface TakenOver {
  readonly remote: RemoteModule;
  readonly routes: RouteObject[];
  readonly hydrationData: { readonly loaderData: TakeOver['loaderData'] };
}

/**
 * Brings in the code of a page that was made ahead of the browser. Null when it cannot be had: then
 * the page is made anew, with all the patience and panels of any other.
 */
export async function takeOverPage(
  { remote: name, loaderData, queries }: TakeOver,
  i18n: I18n,
  queryClient: QueryClient,
): Promise<TakenOver | null> {
  try {
    const remote = withinItsSpace(name, await platform().loader.load(name));
    addTexts(i18n, remote.i18n.namespace, remote.i18n.resources);
    const routes = routesWith(remote);
    await loadMatches(routes);
    hydrate(queryClient, queries);

    return { remote, routes, hydrationData: { loaderData } };
  } catch {
    // The loader has told of it; the visit meets the same failure where it can be shown.
    return null;
  }
}

/** React tells when it had to make a part of the page anew, because it said something else. */
export function reportMismatch(remote: string, error: unknown): void {
  markRemoteEvent({ kind: 'page-mismatch', remote, version: null, reason: reasonOf(error) });
}

async function loadMatches(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
