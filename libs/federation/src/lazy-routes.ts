import type { RouteObject } from '@freely/router';
import { RETRY_POLICY, retry } from './retry.ts';

type Load = () => Promise<unknown>;

/**
 * The routes of a remote, with retries inside every `lazy`: React Router remembers a rejection, so
 * a failed chunk must be retried before the router learns of it.
 */
export function lazyWithRetry(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const retrying = { ...route };
    if (route.lazy) retrying.lazy = retryLazy(route.lazy) as NonNullable<RouteObject['lazy']>;
    if (route.children) retrying.children = lazyWithRetry(route.children);

    return retrying as RouteObject;
  });
}

function retryLazy(lazy: NonNullable<RouteObject['lazy']>): unknown {
  if (typeof lazy === 'function') return withRetry(lazy as Load);

  return Object.fromEntries(
    Object.entries(lazy).map(([part, load]) => [part, withRetry(load as Load)]),
  );
}

function withRetry(load: Load): Load {
  return () => retry(load, RETRY_POLICY);
}
