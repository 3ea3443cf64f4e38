import { type Guard, guard } from '@freely/auth';
import type { LoaderFunctionArgs, RouteObject } from '@freely/router';
import type { ComponentType } from 'react';

interface PageWithLoader {
  readonly guards?: readonly Guard[];
  readonly loader: () => Promise<(args: LoaderFunctionArgs) => unknown>;
  /** Without one, the loader always redirects. */
  readonly page?: () => Promise<{ Component: ComponentType }>;
}

/**
 * The `lazy` of a page that calls the API before it opens. Its loader is fetched beside the page, so that the entry, which
 * every page of this remote loads, does without its code and its calls.
 */
export function pageWithLoader({
  guards = [],
  loader,
  page,
}: PageWithLoader): NonNullable<RouteObject['lazy']> {
  return {
    loader: async () => {
      const load = await loader();

      return async (args) => (await guard(...guards)(args)) ?? load(args);
    },
    ...(page && { Component: async () => (await page()).Component }),
  };
}
