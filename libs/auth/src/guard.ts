import type { LoaderFunctionArgs } from '@freely/router';
import { refreshSession } from './session.ts';

/** A check before a route. It refuses by returning a Response (a redirect). */
export type Guard = (
  args: LoaderFunctionArgs,
) => Response | undefined | Promise<Response | undefined>;

/**
 * Makes a route loader of checks. They run in order; the first that refuses decides.
 *
 * @example { path: 'practitioner', loader: guard(loginRequired, practitionerOnly, onboarded) }
 */
export function guard(...checks: Guard[]): (args: LoaderFunctionArgs) => Promise<Response | null> {
  return async (args) => {
    // Token expiry is checked at each navigation (spec 1 §4).
    refreshSession();
    for (const check of checks) {
      const refusal = await check(args);
      if (refusal) return refusal;
    }

    return null;
  };
}

/** The path and query that a navigation wants to reach. */
export function wantedPath({ request }: Pick<LoaderFunctionArgs, 'request'>): string {
  const { pathname, search } = new URL(request.url);

  return pathname + search;
}
