import type { RouteObject } from '@freely/router';
import { PATIENCE, withPatience } from './backoff.ts';

type Load = () => Promise<unknown>;

/**
 * The routes of a remote, with patience inside every `lazy`: React Router remembers a rejection,
 * so a failed chunk must be tried again before it hears of it.
 */
export function withPatientLazy(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const patient = { ...route };
    if (route.lazy) patient.lazy = patientLazy(route.lazy) as NonNullable<RouteObject['lazy']>;
    if (route.children) patient.children = withPatientLazy(route.children);

    return patient as RouteObject;
  });
}

function patientLazy(lazy: NonNullable<RouteObject['lazy']>): unknown {
  if (typeof lazy === 'function') return patiently(lazy as Load);

  return Object.fromEntries(
    Object.entries(lazy).map(([part, load]) => [part, patiently(load as Load)]),
  );
}

function patiently(load: Load): Load {
  return () => withPatience(load, PATIENCE);
}
