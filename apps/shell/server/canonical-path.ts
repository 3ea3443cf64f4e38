import { matchPath } from '@freely/router';
import { decoded } from './decoded.ts';

/** A path without the slashes that add nothing to it: two in a row, and one at its end. */
export function withoutSpareSlashes(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/**
 * The one spelling of the path of a page. The router ignores the case of the fixed parts of a route, and takes slashes
 * at the end for nothing; params, such as tokens, stay as they are.
 *
 * @param routes of whoever owns the path
 */
export function canonicalPath(path: string, routes: readonly string[]): string {
  const route = routes.find((each) => matchPath(each, path) !== null);
  const own = route?.split('/') ?? [];

  return withoutSpareSlashes(path)
    .split('/')
    .map((part, index) => {
      const fixed = own[index] ?? '';

      return fixed.toLowerCase() === decoded(part).toLowerCase() ? fixed : part;
    })
    .join('/');
}
