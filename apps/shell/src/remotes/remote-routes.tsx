import type { RemoteModule } from '@freely/federation';
import { lazyWithRetry } from '@freely/federation/lazy-routes';
import type { LoadedRemote } from '@freely/federation/loader';
import { RemoteUnavailable } from '@freely/federation/remote-unavailable';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@freely/router';
import { foreignRoutes } from './foreign-routes.ts';
import { importNotFound } from './import-not-found.ts';
import { platform, remoteAt } from './platform.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remoteGate } from './remote-gate.ts';

/**
 * For each remote, a pathless route with its own error element and a splat for each path it owns.
 * The splats make React Router discover the remote's routes, and keep an error inside the shell's
 * frame. Once the routes are loaded, a path that still matches a splat does not exist.
 *
 * @param loaded a remote whose routes are known from the start
 */
export function remoteRoutes(loaded: RemoteModule | null): RouteObject[] {
  const { remotes } = platform().registry.current();

  return Object.entries(remotes).map(([name, { paths }]) => ({
    id: name,
    ...remoteGate(name),
    errorElement: <RemoteBoundary remote={name} />,
    children: [
      ...lazyWithRetry(paths.map((path) => ({ path, lazy: importNotFound }))),
      ...(loaded?.name === name ? lazyWithRetry(loaded.routes) : []),
    ],
  }));
}

/**
 * Loads the remote that owns a path, and adds its routes once.
 *
 * @param loaded a remote that is loaded already
 */
export function discoverRoutes(loaded: RemoteModule | null): PatchRoutesOnNavigationFunction {
  const discovered = new Set<string>(loaded ? [loaded.name] : []);

  return async ({ path, patch, signal }) => {
    const name = remoteAt(path);
    if (name === null || discovered.has(name)) return;

    const module = requireRouteOwnership(name, await platform().loader.load(name));
    // Another navigation may have waited for the same remote; and of one that was given up meanwhile,
    // the router takes no routes.
    if (signal.aborted || discovered.has(name)) return;
    discovered.add(name);
    patch(name, lazyWithRetry(module.routes));
  };
}

/** @throws RemoteUnavailable if a remote serves paths that it does not own. */
export function requireRouteOwnership(
  name: string,
  { module, version }: Pick<LoadedRemote, 'module' | 'version'>,
): RemoteModule {
  const foreign = foreignRoutes(platform().registry.current(), name, module.routes);
  if (foreign.length > 0) {
    throw new RemoteUnavailable(name, version, new Error(`It does not own ${foreign.join()}`));
  }

  return module;
}
