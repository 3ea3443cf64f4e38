import type { RemoteModule } from '@freely/federation';
import { isChunkFailure } from '@freely/federation/chunk-failure';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import type { QueryClient } from '@freely/query';
import { hydrate } from '@freely/query/hydration';
import { matchRoutes, type RouteObject } from '@freely/router';
import { nextTask } from '../boot/next-task.ts';
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
 * Loads the code and the messages, and restores the data of a prerendered page. Null if another
 * release is loaded than the one that rendered it: then the browser renders the page like any other.
 *
 * @throws when the code cannot be loaded: then the page can still be read
 */
export async function prepareHydration(
  { remote: name, version, loaderData, queries }: HydrationState,
  queryClient: QueryClient,
): Promise<Hydration | null> {
  const loaded = await platform().loader.load(name);
  if (loaded.version !== version) return null;
  await nextTask();
  const remote = requireRouteOwnership(name, loaded);
  const routes = routesWith(remote);
  try {
    await loadMatches(routes);
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    const { leaveRelease } = await import('../remotes/leave-release.ts');
    if (await leaveRelease(name, error)) return never();
    throw error;
  }
  await nextTask();
  hydrate(queryClient, queries);

  return { remote, routes, hydrationData: { loaderData } };
}

/** The page is being loaded anew. */
function never(): Promise<never> {
  return new Promise(() => {});
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
