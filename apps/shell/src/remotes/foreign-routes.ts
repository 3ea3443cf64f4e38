import type { Registry } from '@freely/federation/registry';
import type { RouteObject } from '@freely/router';
import { ownerOf } from './route-ownership.ts';

/** The paths of a remote's routes that it does not own. */
export function foreignRoutes(
  registry: Pick<Registry, 'remotes'>,
  remote: string,
  routes: readonly RouteObject[],
): string[] {
  return topLevelPaths(routes).filter((path) => ownerOf(registry, path) !== remote);
}

/** The first path on each branch. Paths below it have the same owner. */
function topLevelPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    if (path !== undefined && path !== '') return [`/${path.replace(/^\//, '')}`];

    return index || children.length === 0 ? ['/'] : topLevelPaths(children);
  });
}
