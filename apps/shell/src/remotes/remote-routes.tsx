import type { RemoteModule } from '@freely/federation';
import { withPatientLazy } from '@freely/federation/lazy-routes';
import type { LoadedRemote } from '@freely/federation/loader';
import { RemoteUnavailable } from '@freely/federation/remote-unavailable';
import type { I18n } from '@freely/i18n';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@freely/router';
import { addTexts } from '../texts/i18n.ts';
import { foreignClaims } from './claims.ts';
import { platform } from './platform.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { ownerOf, URL_SPACE } from './url-space.ts';

/**
 * For each remote a pathless route with an error element of its own and a splat for each address it
 * was lent. The splats make React Router ask for the remote's routes, and keep a failure inside the
 * shell's frame; once the routes are there, what still meets a splat does not exist.
 *
 * @param ready a remote whose routes are there from the start
 */
export function remoteRoutes(ready: RemoteModule | null): RouteObject[] {
  return Object.entries(URL_SPACE).map(([name, patterns]) => ({
    id: name,
    errorElement: <RemoteFailure remote={name} />,
    children: [
      ...withPatientLazy(patterns.map((path) => ({ path, lazy: notFound }))),
      ...(ready?.name === name ? withPatientLazy(ready.routes) : []),
    ],
  }));
}

const notFound = () => import('../features/not-found/index.ts');

/**
 * Fetches the remote of an address, and adds its routes and texts, once.
 *
 * @param ready a remote that is there already
 */
export function discoverRoutes(
  i18n: I18n,
  ready: RemoteModule | null,
): PatchRoutesOnNavigationFunction {
  const discovered = new Set<string>(ready ? [ready.name] : []);

  return async ({ path, patch }) => {
    const name = ownerOf(path);
    if (name === null || discovered.has(name)) return;

    const module = withinItsSpace(name, await platform().loader.load(name));
    // Two navigations may have waited for the same remote.
    if (discovered.has(name)) return;
    discovered.add(name);
    addTexts(i18n, module.i18n.namespace, module.i18n.resources);
    patch(name, withPatientLazy(module.routes));
  };
}

/** @throws RemoteUnavailable when a remote claims addresses that it was not lent. */
export function withinItsSpace(name: string, { module, version }: LoadedRemote): RemoteModule {
  const foreign = foreignClaims(name, module.routes);
  if (foreign.length > 0) {
    throw new RemoteUnavailable(name, version, new Error(`It was not lent ${foreign.join()}`));
  }

  return module;
}
