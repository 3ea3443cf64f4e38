import type { RouteObject } from '@freely/router';
import { ownerOf } from './url-space.ts';

/** The addresses of a remote's routes that it was not lent. */
export function foreignClaims(remote: string, routes: readonly RouteObject[]): string[] {
  return claimsOf(routes).filter((path) => ownerOf(path) !== remote);
}

/** The first address on each branch; what stands below it belongs to the same owner. */
function claimsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    if (path !== undefined && path !== '') return [`/${path.replace(/^\//, '')}`];

    return index || children.length === 0 ? ['/'] : claimsOf(children);
  });
}
