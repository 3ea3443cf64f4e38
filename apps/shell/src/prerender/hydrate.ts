import type { RemoteModule } from '@freely/federation';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import type { QueryClient } from '@freely/query';
import { hydrate } from '@freely/query/hydration';
import { matchRoutes, type RouteObject } from '@freely/router';
import { platform } from '../remotes/platform.ts';
import { requireRouteOwnership } from '../remotes/remote-routes.tsx';
import { routesWith } from '../routes.tsx';
import type { HydrationState } from './prerendered-page.ts';

/** What the first render in the browser needs to match the prerendered markup. */
export interface Hydration {
  readonly remote: RemoteModule;
  readonly routes: RouteObject[];
  readonly hydrationData: { readonly loaderData: HydrationState['loaderData'] };
}

/**
 * Loads the code and the messages, and restores the data of a prerendered page. Null if that fails: then the browser
 * renders the page like any other, with retries and error panels.
 */
export async function prepareHydration(
  { remote: name, loaderData, queries }: HydrationState,
  queryClient: QueryClient,
): Promise<Hydration | null> {
  try {
    const remote = requireRouteOwnership(name, await platform().loader.load(name));
    const routes = routesWith(remote);
    await loadMatches(routes);
    hydrate(queryClient, queries);

    return { remote, routes, hydrationData: { loaderData } };
  } catch {
    // The loader has reported it, and rendering the page will show the same error.
    return null;
  }
}

/** React reports when it had to render a part again because the prerendered markup differed. */
export function reportHydrationMismatch(remote: string, error: unknown): void {
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
