import type { RouteObject } from '@freely/router';
import { RETRY_POLICY, type RetryPolicy, retry } from './retry.ts';

type Load = () => Promise<unknown>;

/**
 * A chunk that hangs may still arrive, and its page then opens by itself. Meanwhile the shell says that
 * it takes long. So it is waited for as long as somebody may reasonably sit before that.
 */
const CHUNK_POLICY: RetryPolicy = { ...RETRY_POLICY, timeout: 60_000 };

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
  return () => retry(load, CHUNK_POLICY);
}
