import type { ReleaseRoute } from '@freely/federation/release';
import { generatePath, matchPath } from '@freely/router';
import { decoded } from './decoded.ts';

/**
 * The path of the prerendered page that is missing where the page of `path` is: that of its `existsWith`, or
 * its own. Null if it has none, or is about nothing in particular.
 */
export function subjectOf(route: ReleaseRoute, path: string): string | null {
  const { existsWith, isPrerendered } = route;
  const ownSubject = isPrerendered && route.path.includes(':') ? route.path : null;
  const subject = existsWith ?? ownSubject;
  const match = matchPath(route.path, path);
  if (subject === null || !match) return null;
  const params = Object.entries(match.params).map(([name, value]) => [name, decoded(value ?? '')]);

  return generatePath(subject, Object.fromEntries(params));
}
