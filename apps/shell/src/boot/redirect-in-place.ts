import type { createBrowserRouter } from '@freely/router';

type DataStrategy = NonNullable<
  NonNullable<Parameters<typeof createBrowserRouter>[1]>['dataStrategy']
>;

/**
 * Runs the loaders of a navigation as the router does, and lets a redirect take the place of a history
 * entry that exists already: of a page that was opened by its URL, or reached by Back. The router would
 * add an entry, and Back would lead to the one that redirects, again and again.
 */
export const redirectInPlace: DataStrategy = async ({ request, matches }) => {
  const toLoad = matches.filter(({ shouldLoad }) => shouldLoad);
  const results = await Promise.all(
    toLoad.map(async (match) => [match.route.id, await match.resolve()] as const),
  );
  // The URL of a link that was followed is not in the history yet.
  if (request.url === window.location.href.split('#')[0]) {
    for (const [, { result }] of results) {
      if (isRedirect(result)) result.headers.set('X-Remix-Replace', 'true');
    }
  }

  return Object.fromEntries(results);
};

const isRedirect = (result: unknown): result is Response =>
  result instanceof Response && result.status >= 300 && result.status < 400;
